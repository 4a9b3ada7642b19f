CREATE TABLE "organization_guest_access" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"days" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "access_until" date;--> statement-breakpoint
ALTER TABLE "organization_guest_access" ADD CONSTRAINT "organization_guest_access_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_access_until" ON "memberships" USING btree ("access_until") WHERE "memberships"."access_until" IS NOT NULL AND "memberships"."blocked_at" IS NULL;