CREATE TABLE "voice_waiters" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"connection_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_waiters_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "voice_invitees" ADD COLUMN "settled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD COLUMN "camera" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD COLUMN "screen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD COLUMN "hand_raised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD COLUMN "alone_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voice_waiters" ADD CONSTRAINT "voice_waiters_room_id_voice_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_waiters" ADD CONSTRAINT "voice_waiters_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_waiters_room" ON "voice_waiters" USING btree ("room_id","since");--> statement-breakpoint
CREATE INDEX "voice_invitations_expiry" ON "voice_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "voice_participants_screen" ON "voice_participants" USING btree ("room_id") WHERE "voice_participants"."screen";