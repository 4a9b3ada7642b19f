ALTER TABLE "notifications" ADD COLUMN "event_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "event_time_zone" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "quiet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("subject_kind","subject_id");