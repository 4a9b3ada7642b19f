-- Part of PostgreSQL's own contrib, and trusted: whoever owns the database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "meeting_join_failures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_room_bookings" (
	"meeting_id" uuid PRIMARY KEY NOT NULL,
	"meeting_room_id" uuid NOT NULL,
	"during" "tstzrange" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"planned_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meetings" ALTER COLUMN "provider" SET DEFAULT 'OFFICE';--> statement-breakpoint
UPDATE "meetings" SET "provider" = 'OFFICE' WHERE "provider" IS NULL;--> statement-breakpoint
ALTER TABLE "meetings" ALTER COLUMN "provider" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_participants" ADD COLUMN "answer" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_participants" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "visibility" text DEFAULT 'OPEN' NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "series_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "beginning_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meeting_join_failures" ADD CONSTRAINT "meeting_join_failures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_room_bookings" ADD CONSTRAINT "meeting_room_bookings_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_series" ADD CONSTRAINT "meeting_series_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_join_failures_user" ON "meeting_join_failures" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "meeting_series_planned" ON "meeting_series" USING btree ("planned_until") WHERE "meeting_series"."planned_until" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_series_id_meeting_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."meeting_series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meetings_series" ON "meetings" USING btree ("series_id","series_time");--> statement-breakpoint
CREATE INDEX "meetings_number" ON "meetings" USING btree ("organization_id","provider_meeting_id");--> statement-breakpoint
CREATE INDEX "meetings_beginning" ON "meetings" USING btree ("start_time") WHERE "meetings"."beginning_told_at" IS NULL AND "meetings"."canceled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "meetings_end" ON "meetings" USING btree ("end_time") WHERE "meetings"."end_told_at" IS NULL AND "meetings"."canceled_at" IS NULL;--> statement-breakpoint
-- No two bookings of a room overlap. One that ends when the other one begins does not.
ALTER TABLE "meeting_room_bookings" ADD CONSTRAINT "meeting_room_bookings_overlap" EXCLUDE USING gist ("meeting_room_id" WITH =, "during" WITH &&);--> statement-breakpoint
-- Meetings that are planned already keep their rooms, the one that was made first where two overlap.
INSERT INTO "meeting_room_bookings" ("meeting_id", "meeting_room_id", "during")
SELECT "id", "meeting_room_id", tstzrange("start_time", "end_time") FROM "meetings"
WHERE "meeting_room_id" IS NOT NULL AND "canceled_at" IS NULL AND "ended_at" IS NULL AND "start_time" < "end_time"
ORDER BY "created_at", "id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "meetings" SET "beginning_told_at" = now() WHERE "start_time" <= now();--> statement-breakpoint
UPDATE "meetings" SET "end_told_at" = now() WHERE coalesce("ended_at", "end_time") <= now();
