CREATE TABLE "secret_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "data_key" text;