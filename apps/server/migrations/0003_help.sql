ALTER TABLE "help_questions" ADD COLUMN "answer_read_at" timestamp with time zone;--> statement-breakpoint
UPDATE "help_questions" SET "answer_read_at" = "answered_at" WHERE "answered_at" IS NOT NULL;
