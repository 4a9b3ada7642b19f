export {
  AudienceField,
  type AudienceCandidate,
  type AudienceDepartment,
  type AudienceFieldProps,
} from './AudienceField.tsx';
export {
  audienceChoice,
  wholeOrganization,
  type AudienceChoice,
  type AudiencePerson,
  type AudienceValue,
} from './audience.ts';
