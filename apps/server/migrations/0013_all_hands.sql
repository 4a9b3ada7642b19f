ALTER TABLE "voice_participants" ADD COLUMN "listener" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_rooms" ADD COLUMN "all_hands" boolean DEFAULT false NOT NULL;
