CREATE TABLE "help_answer_files" (
	"question_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "help_answer_files_question_id_file_id_pk" PRIMARY KEY("question_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "notification_files" (
	"notification_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "notification_files_notification_id_file_id_pk" PRIMARY KEY("notification_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "survey_files" (
	"survey_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "survey_files_survey_id_file_id_pk" PRIMARY KEY("survey_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "help_answer_files" ADD CONSTRAINT "help_answer_files_question_id_help_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."help_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_answer_files" ADD CONSTRAINT "help_answer_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_files" ADD CONSTRAINT "notification_files_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_files" ADD CONSTRAINT "notification_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_files" ADD CONSTRAINT "survey_files_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_files" ADD CONSTRAINT "survey_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_answer_files_file" ON "help_answer_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "notification_files_file" ON "notification_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "survey_files_file" ON "survey_files" USING btree ("file_id");