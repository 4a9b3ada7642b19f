ALTER TABLE "voice_participants" ADD COLUMN "captions_wanted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD COLUMN "caption_source" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD COLUMN "recording_id" uuid;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD COLUMN "recording_begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD COLUMN "agreed_to" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "voice_participants_recording" ON "voice_participants" USING btree ("room_id") WHERE "voice_participants"."recording_id" IS NOT NULL;