CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user" UNIQUE("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_attempts" (
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"attempts" integer NOT NULL,
	"blocks" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "password_attempts_user_id_source_pk" PRIMARY KEY("user_id","source")
);
--> statement-breakpoint
CREATE TABLE "trusted_networks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trusted_networks_user" UNIQUE("user_id","network")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "secrets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "sent_codes" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "counted_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "attempts_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trusts_first_network" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_attempts" ADD CONSTRAINT "password_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_networks" ADD CONSTRAINT "trusted_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_token" ON "known_devices" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_id_known_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."known_devices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "users" SET "blocked_at" = null, "block_reason" = null WHERE "block_reason" = 'LOGIN_ATTEMPTS';--> statement-breakpoint
INSERT INTO "trusted_networks" ("user_id", "network", "created_at") SELECT "user_id", "ip", "created_at" FROM "trusted_ips";--> statement-breakpoint
ALTER TABLE "trusted_ips" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "trusted_ips" CASCADE;--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_block_reason";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "login_attempts";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "block_reason";