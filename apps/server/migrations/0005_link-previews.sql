CREATE TABLE "chat_link_previews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"site_name" text NOT NULL,
	"picture_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message_previews" (
	"message_id" uuid NOT NULL,
	"preview_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_message_previews_message_id_preview_id_pk" PRIMARY KEY("message_id","preview_id")
);
--> statement-breakpoint
CREATE TABLE "organization_link_previews" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_link_previews" ADD CONSTRAINT "chat_link_previews_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_link_previews" ADD CONSTRAINT "chat_link_previews_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_previews" ADD CONSTRAINT "chat_message_previews_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_previews" ADD CONSTRAINT "chat_message_previews_preview_id_chat_link_previews_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."chat_link_previews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_link_previews" ADD CONSTRAINT "organization_link_previews_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_link_previews_url" ON "chat_link_previews" USING btree ("organization_id","url","expires_at");--> statement-breakpoint
CREATE INDEX "chat_link_previews_expiry" ON "chat_link_previews" USING btree ("organization_id","expires_at");--> statement-breakpoint
CREATE INDEX "chat_link_previews_picture" ON "chat_link_previews" USING btree ("picture_file_id");--> statement-breakpoint
CREATE INDEX "chat_message_previews_preview" ON "chat_message_previews" USING btree ("preview_id");