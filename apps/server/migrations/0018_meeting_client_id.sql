ALTER TABLE "meetings" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_client" UNIQUE("organizer_id","client_id");