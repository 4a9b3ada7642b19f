ALTER TABLE "notifications" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_client" UNIQUE("organization_id","author_id","client_id");