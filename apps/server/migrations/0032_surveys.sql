CREATE TABLE "survey_answer_choices" (
	"response_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"choice_id" uuid NOT NULL,
	CONSTRAINT "survey_answer_choices_response_id_question_id_choice_id_pk" PRIMARY KEY("response_id","question_id","choice_id")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"response_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"scale" integer,
	"text" text,
	"day" date,
	"file_id" uuid,
	CONSTRAINT "survey_answers_response_id_question_id_pk" PRIMARY KEY("response_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "survey_choices" (
	"survey_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "survey_choices_survey_id_id_pk" PRIMARY KEY("survey_id","id"),
	CONSTRAINT "survey_choices_question_id" UNIQUE("survey_id","question_id","id")
);
--> statement-breakpoint
CREATE TABLE "survey_drafts" (
	"survey_id" uuid NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"user_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_drafts_survey_id_user_id_pk" PRIMARY KEY("survey_id","user_id"),
	CONSTRAINT "survey_drafts_named" CHECK (NOT "survey_drafts"."anonymous")
);
--> statement-breakpoint
CREATE TABLE "survey_participants" (
	"survey_id" uuid PRIMARY KEY NOT NULL,
	"user_ids" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_questions" (
	"survey_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"hint" text NOT NULL,
	"required" boolean NOT NULL,
	"min_choices" integer,
	"max_choices" integer,
	"scale_from" integer,
	"scale_to" integer,
	"scale_from_label" text,
	"scale_to_label" text,
	CONSTRAINT "survey_questions_survey_id_id_pk" PRIMARY KEY("survey_id","id")
);
--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"survey_id" uuid NOT NULL,
	"anonymous" boolean NOT NULL,
	"user_id" uuid,
	"client_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	CONSTRAINT "survey_responses_person" UNIQUE("survey_id","user_id"),
	CONSTRAINT "survey_responses_anonymity" CHECK (CASE WHEN "survey_responses"."anonymous"
        THEN num_nonnulls("survey_responses"."user_id", "survey_responses"."client_id", "survey_responses"."submitted_at", "survey_responses"."changed_at") = 0
        ELSE num_nulls("survey_responses"."user_id", "survey_responses"."client_id", "survey_responses"."submitted_at", "survey_responses"."changed_at") = 0 END)
);
--> statement-breakpoint
CREATE TABLE "survey_sections" (
	"survey_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "survey_sections_survey_id_id_pk" PRIMARY KEY("survey_id","id")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"audience" jsonb NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"anonymous" boolean NOT NULL,
	"changeable" boolean NOT NULL,
	"results" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"told_state" text DEFAULT 'DRAFT' NOT NULL,
	"reminded_at" timestamp with time zone,
	"shuffled_responses" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (translate(lower(normalize(title || E'
' || description, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ 　	', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	CONSTRAINT "surveys_anonymity" UNIQUE("id","anonymous"),
	CONSTRAINT "surveys_anonymous_final" CHECK (NOT ("surveys"."anonymous" AND "surveys"."changeable")),
	CONSTRAINT "surveys_order" CHECK ("surveys"."published_at" IS NULL OR "surveys"."closes_at" > "surveys"."opens_at")
);
--> statement-breakpoint
ALTER TABLE "survey_answer_choices" ADD CONSTRAINT "survey_answer_choices_response_id_survey_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."survey_responses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answer_choices" ADD CONSTRAINT "survey_answer_choices_choice" FOREIGN KEY ("survey_id","question_id","choice_id") REFERENCES "public"."survey_choices"("survey_id","question_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_response_id_survey_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."survey_responses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_question" FOREIGN KEY ("survey_id","question_id") REFERENCES "public"."survey_questions"("survey_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_choices" ADD CONSTRAINT "survey_choices_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_choices" ADD CONSTRAINT "survey_choices_question" FOREIGN KEY ("survey_id","question_id") REFERENCES "public"."survey_questions"("survey_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_drafts" ADD CONSTRAINT "survey_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_drafts" ADD CONSTRAINT "survey_drafts_survey" FOREIGN KEY ("survey_id","anonymous") REFERENCES "public"."surveys"("id","anonymous") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "survey_participants" ADD CONSTRAINT "survey_participants_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_questions" ADD CONSTRAINT "survey_questions_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_questions" ADD CONSTRAINT "survey_questions_section" FOREIGN KEY ("survey_id","section_id") REFERENCES "public"."survey_sections"("survey_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_survey" FOREIGN KEY ("survey_id","anonymous") REFERENCES "public"."surveys"("id","anonymous") ON DELETE cascade ON UPDATE restrict;--> statement-breakpoint
ALTER TABLE "survey_sections" ADD CONSTRAINT "survey_sections_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_answer_choices_question" ON "survey_answer_choices" USING btree ("survey_id","question_id","choice_id");--> statement-breakpoint
CREATE INDEX "survey_answers_question_index" ON "survey_answers" USING btree ("survey_id","question_id");--> statement-breakpoint
CREATE INDEX "survey_answers_file" ON "survey_answers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "survey_drafts_user" ON "survey_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "survey_responses_user" ON "survey_responses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "surveys_organization" ON "surveys" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "surveys_untold" ON "surveys" USING btree ("told_state") WHERE "surveys"."published_at" is not null and "surveys"."told_state" <> 'CLOSED';