CREATE TABLE "member_reachability" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status_emoji" text,
	"status_text" text,
	"status_ends_at" timestamp with time zone,
	"quiet_until" timestamp with time zone,
	"working_hours" jsonb,
	CONSTRAINT "member_reachability_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "member_reachability" ADD CONSTRAINT "member_reachability_member" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_reachability_end" ON "member_reachability" USING btree ("status_ends_at") WHERE "member_reachability"."status_ends_at" is not null;