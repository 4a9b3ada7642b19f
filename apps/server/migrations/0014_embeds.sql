CREATE TABLE "embeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"origins" text[] NOT NULL,
	"people" text NOT NULL,
	"voice_room_id" uuid,
	"meeting_room_ids" uuid[] NOT NULL,
	"show_titles" boolean NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "embeds_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "embeds" ADD CONSTRAINT "embeds_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embeds" ADD CONSTRAINT "embeds_voice_room_id_voice_rooms_id_fk" FOREIGN KEY ("voice_room_id") REFERENCES "public"."voice_rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embeds" ADD CONSTRAINT "embeds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embeds_organization" ON "embeds" USING btree ("organization_id");