CREATE TABLE "meeting_guest_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "meeting_guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"answered_by" uuid
);
--> statement-breakpoint
CREATE TABLE "organization_guest_links" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voice_participants" DROP CONSTRAINT "voice_participants_membership";
--> statement-breakpoint
ALTER TABLE "voice_participants" ADD COLUMN "guest_id" uuid;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD COLUMN "member_id" uuid GENERATED ALWAYS AS (CASE WHEN guest_id IS NULL THEN user_id END) STORED;--> statement-breakpoint
ALTER TABLE "meeting_guest_links" ADD CONSTRAINT "meeting_guest_links_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_guest_links" ADD CONSTRAINT "meeting_guest_links_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_guest_links" ADD CONSTRAINT "meeting_guest_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_guests" ADD CONSTRAINT "meeting_guests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_guests" ADD CONSTRAINT "meeting_guests_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_guests" ADD CONSTRAINT "meeting_guests_link_id_meeting_guest_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."meeting_guest_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_guests" ADD CONSTRAINT "meeting_guests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_guest_links" ADD CONSTRAINT "organization_guest_links_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_guest_links_secret" ON "meeting_guest_links" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_guest_links_valid" ON "meeting_guest_links" USING btree ("meeting_id") WHERE "meeting_guest_links"."revoked_at" IS NULL;--> statement-breakpoint
CREATE INDEX "meeting_guest_links_organization" ON "meeting_guest_links" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "meeting_guest_links_creator" ON "meeting_guest_links" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_guests_token" ON "meeting_guests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "meeting_guests_meeting" ON "meeting_guests" USING btree ("meeting_id","created_at");--> statement-breakpoint
CREATE INDEX "meeting_guests_organization" ON "meeting_guests" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "meeting_guests_link" ON "meeting_guests" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "meeting_guests_answerer" ON "meeting_guests" USING btree ("answered_by");--> statement-breakpoint
ALTER TABLE "voice_participants" ADD CONSTRAINT "voice_participants_guest_id_meeting_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."meeting_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD CONSTRAINT "voice_participants_membership" FOREIGN KEY ("organization_id","member_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_participants_guest" ON "voice_participants" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "voice_participants_member" ON "voice_participants" USING btree ("organization_id","member_id");