CREATE TABLE "calendar_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"user_name" text,
	"password" text,
	"cursor" text,
	"disconnected_at" timestamp with time zone,
	"synced_at" timestamp with time zone,
	"next_sync_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_accounts_member" UNIQUE("organization_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"remote_id" text NOT NULL,
	"instance" text DEFAULT '' NOT NULL,
	"etag" text,
	"meeting_id" uuid,
	"agreed" text,
	"written" text,
	"title" text,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"all_day" boolean DEFAULT false NOT NULL,
	"private" boolean DEFAULT false NOT NULL,
	"busy" boolean DEFAULT true NOT NULL,
	CONSTRAINT "calendar_events_remote" UNIQUE("account_id","remote_id","instance"),
	CONSTRAINT "calendar_events_meeting" UNIQUE("account_id","meeting_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_accounts" ADD CONSTRAINT "calendar_accounts_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_account_id_calendar_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."calendar_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_accounts_due" ON "calendar_accounts" USING btree ("next_sync_at") WHERE "calendar_accounts"."disconnected_at" IS NULL;--> statement-breakpoint
CREATE INDEX "calendar_events_time" ON "calendar_events" USING btree ("account_id","start_time");