CREATE TABLE "voice_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"inviter_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_invitees" (
	"invitation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"accepted" boolean,
	CONSTRAINT "voice_invitees_invitation_id_user_id_pk" PRIMARY KEY("invitation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "voice_participants" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"muted" boolean NOT NULL,
	"process_id" uuid NOT NULL,
	"connection_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_participants_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id"),
	CONSTRAINT "voice_participants_participant" UNIQUE("participant_id")
);
--> statement-breakpoint
CREATE TABLE "voice_room_members" (
	"room_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "voice_room_members_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "voice_rooms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"floor_id" uuid,
	"zone_id" text,
	"owner_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voice_invitations" ADD CONSTRAINT "voice_invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_invitations" ADD CONSTRAINT "voice_invitations_room_id_voice_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_invitations" ADD CONSTRAINT "voice_invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_invitees" ADD CONSTRAINT "voice_invitees_invitation_id_voice_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."voice_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_invitees" ADD CONSTRAINT "voice_invitees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD CONSTRAINT "voice_participants_room_id_voice_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD CONSTRAINT "voice_participants_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_room_members" ADD CONSTRAINT "voice_room_members_room_id_voice_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_room_members" ADD CONSTRAINT "voice_room_members_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_rooms" ADD CONSTRAINT "voice_rooms_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_rooms" ADD CONSTRAINT "voice_rooms_floor_id_floors_id_fk" FOREIGN KEY ("floor_id") REFERENCES "public"."floors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_rooms" ADD CONSTRAINT "voice_rooms_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_invitations_room" ON "voice_invitations" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "voice_invitations_inviter" ON "voice_invitations" USING btree ("inviter_id","created_at");--> statement-breakpoint
CREATE INDEX "voice_invitees_user" ON "voice_invitees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_participants_room" ON "voice_participants" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "voice_room_members_membership" ON "voice_room_members" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "voice_rooms_organization" ON "voice_rooms" USING btree ("organization_id","kind");--> statement-breakpoint
CREATE INDEX "voice_rooms_owner" ON "voice_rooms" USING btree ("owner_id");