ALTER TABLE "desk_notes" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
UPDATE "desk_notes" SET "read_at" = "created_at";
