CREATE TABLE "invitation_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"invited" integer NOT NULL,
	"renewed" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_batches_client" UNIQUE("organization_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"name" text,
	"department" text,
	"language" text DEFAULT 'ja' NOT NULL,
	"invited_by" uuid,
	"batch_id" uuid,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attendances" (
	"organization_id" uuid NOT NULL,
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "attendances_organization_id_day_user_id_pk" PRIMARY KEY("organization_id","day","user_id")
);
--> statement-breakpoint
CREATE TABLE "daily_usage" (
	"organization_id" uuid NOT NULL,
	"day" date NOT NULL,
	"members" integer,
	"messages" integer,
	"calls" integer,
	"meetings" integer,
	CONSTRAINT "daily_usage_organization_id_day_pk" PRIMARY KEY("organization_id","day")
);
--> statement-breakpoint
DROP INDEX "mail_outbox_pending";--> statement-breakpoint
ALTER TABLE "maintenances" ADD COLUMN "message" jsonb;--> statement-breakpoint
ALTER TABLE "maintenances" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "maintenances" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "invitation_batches" ADD CONSTRAINT "invitation_batches_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_batch_id_invitation_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."invitation_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_usage" ADD CONSTRAINT "daily_usage_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("organization_id","email") WHERE "invitations"."accepted_at" is null and "invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_organization" ON "invitations" USING btree ("organization_id","sent_at");--> statement-breakpoint
CREATE INDEX "invitations_batch" ON "invitations" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "invitations_mail" ON "invitations" USING btree ("mail_id");--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_links_invitation" ON "one_time_links" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_pending" ON "mail_outbox" USING btree ("bulk","next_attempt_at") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
-- Links that were sent before are those of invitations, too: the latest link of an address tells what has come of it.
INSERT INTO "invitations" ("organization_id", "email", "role", "invited_by", "created_at", "sent_at", "expires_at", "accepted_at")
SELECT DISTINCT ON ("organization_id", "email") "organization_id", "email", coalesce("role", 'USER'), "invited_by", "created_at", "created_at", "expires_at", "used_at"
FROM "one_time_links" WHERE "kind" = 'INVITE' AND "organization_id" IS NOT NULL
ORDER BY "organization_id", "email", "used_at" NULLS LAST, "created_at" DESC;--> statement-breakpoint
UPDATE "one_time_links" SET "invitation_id" = "invitations"."id" FROM "invitations"
WHERE "kind" = 'INVITE' AND "invitations"."organization_id" = "one_time_links"."organization_id" AND "invitations"."email" = "one_time_links"."email";
