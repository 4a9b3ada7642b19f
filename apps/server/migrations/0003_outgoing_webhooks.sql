CREATE TABLE "outgoing_webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"user_id" uuid,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"problem" text,
	"problem_detail" text
);
--> statement-breakpoint
CREATE TABLE "outgoing_webhook_rooms" (
	"webhook_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	CONSTRAINT "outgoing_webhook_rooms_webhook_id_room_id_pk" PRIMARY KEY("webhook_id","room_id")
);
--> statement-breakpoint
CREATE TABLE "outgoing_webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"disabled_by_failure" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"last_sent_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"problem" text,
	"problem_detail" text,
	"lease_id" uuid,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outgoing_webhook_deliveries" ADD CONSTRAINT "outgoing_webhook_deliveries_webhook_id_outgoing_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."outgoing_webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_webhook_deliveries" ADD CONSTRAINT "outgoing_webhook_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_webhook_rooms" ADD CONSTRAINT "outgoing_webhook_rooms_webhook_id_outgoing_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."outgoing_webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_webhook_rooms" ADD CONSTRAINT "outgoing_webhook_rooms_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_webhooks" ADD CONSTRAINT "outgoing_webhooks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_webhooks" ADD CONSTRAINT "outgoing_webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_webhook_deliveries_log" ON "outgoing_webhook_deliveries" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "outgoing_webhook_deliveries_waiting" ON "outgoing_webhook_deliveries" USING btree ("webhook_id","next_attempt_at") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "outgoing_webhook_deliveries_user" ON "outgoing_webhook_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outgoing_webhook_deliveries_created" ON "outgoing_webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_webhook_rooms_room" ON "outgoing_webhook_rooms" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "outgoing_webhooks_organization" ON "outgoing_webhooks" USING btree ("organization_id");