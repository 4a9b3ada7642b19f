DROP INDEX "chat_reminders_due";--> statement-breakpoint
ALTER TABLE "chat_reminders" ADD COLUMN "notified_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "chat_reminders_unsent" ON "chat_reminders" USING btree ("remind_at") WHERE "chat_reminders"."notified_at" is null;