CREATE TABLE "notification_receipts" (
	"notification_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notification_receipts_notification_id_user_id_pk" PRIMARY KEY("notification_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"format" text DEFAULT 'PLAIN' NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"path" text,
	"subject_kind" text,
	"subject_id" text,
	"author_id" uuid,
	"audience" jsonb,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_receipts" ADD CONSTRAINT "notification_receipts_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_receipts" ADD CONSTRAINT "notification_receipts_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_receipts_member" ON "notification_receipts" USING btree ("organization_id","user_id","received_at","notification_id");--> statement-breakpoint
CREATE INDEX "notification_receipts_unread" ON "notification_receipts" USING btree ("organization_id","user_id","received_at") WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX "notification_receipts_read" ON "notification_receipts" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "notifications_organization" ON "notifications" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("publish_at") WHERE delivered_at IS NULL AND publish_at IS NOT NULL;