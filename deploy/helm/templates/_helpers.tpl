{{- define "office.name" -}}
{{- .Release.Name | trunc 53 | trimSuffix "-" -}}
{{- end -}}

{{- define "office.selectorLabels" -}}
app.kubernetes.io/name: office
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "office.labels" -}}
{{ include "office.selectorLabels" . }}
app.kubernetes.io/version: {{ .Values.image.tag | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- define "office.secretName" -}}
{{- .Values.existingSecret | default (include "office.name" .) -}}
{{- end -}}
