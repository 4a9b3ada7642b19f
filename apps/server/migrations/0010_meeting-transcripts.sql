CREATE TABLE "meeting_transcript_consents" (
	"transcript_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"consented" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_transcript_consents_transcript_id_user_id_pk" PRIMARY KEY("transcript_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_transcript_lines" (
	"transcript_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"speaker_id" uuid,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"searched" text GENERATED ALWAYS AS (translate(lower(normalize(text, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"language" text NOT NULL,
	"spoken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_transcript_lines_transcript_id_position_pk" PRIMARY KEY("transcript_id","position")
);
--> statement-breakpoint
CREATE TABLE "meeting_transcripts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"line_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_transcripts" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meeting_transcript_consents" ADD CONSTRAINT "meeting_transcript_consents_transcript_id_meeting_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."meeting_transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_transcript_consents" ADD CONSTRAINT "meeting_transcript_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_transcript_lines" ADD CONSTRAINT "meeting_transcript_lines_transcript_id_meeting_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."meeting_transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_transcript_lines" ADD CONSTRAINT "meeting_transcript_lines_speaker_id_users_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_transcripts" ADD CONSTRAINT "meeting_transcripts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_transcripts" ADD CONSTRAINT "meeting_transcripts_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_transcripts" ADD CONSTRAINT "meeting_transcripts_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_transcripts" ADD CONSTRAINT "organization_transcripts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_transcript_consents_user" ON "meeting_transcript_consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_transcript_lines_client" ON "meeting_transcript_lines" USING btree ("transcript_id","speaker_id","client_id");--> statement-breakpoint
CREATE INDEX "meeting_transcript_lines_speaker" ON "meeting_transcript_lines" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "meeting_transcripts_meeting" ON "meeting_transcripts" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "meeting_transcripts_age" ON "meeting_transcripts" USING btree ("organization_id","started_at");--> statement-breakpoint
CREATE INDEX "meeting_transcripts_starter" ON "meeting_transcripts" USING btree ("started_by");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_transcripts_running" ON "meeting_transcripts" USING btree ("room_id") WHERE "meeting_transcripts"."ended_at" IS NULL;