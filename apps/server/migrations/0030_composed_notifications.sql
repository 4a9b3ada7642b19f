ALTER TABLE "notifications" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "withdrawn_from" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "read_before_withdrawal" integer;