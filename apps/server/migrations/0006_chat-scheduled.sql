CREATE TABLE "chat_scheduled_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"scheduled_id" uuid NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_scheduled_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"thread_root_id" uuid,
	"reply_to_id" uuid,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"mentioned_user_ids" uuid[] NOT NULL,
	"mentioned_group" text,
	"send_at" timestamp with time zone NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_scheduled_messages_client" UNIQUE("organization_id","user_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "chat_scheduled_files" ADD CONSTRAINT "chat_scheduled_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_scheduled_files" ADD CONSTRAINT "chat_scheduled_files_scheduled_id_chat_scheduled_messages_id_fk" FOREIGN KEY ("scheduled_id") REFERENCES "public"."chat_scheduled_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_scheduled_messages" ADD CONSTRAINT "chat_scheduled_messages_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_scheduled_files_message" ON "chat_scheduled_files" USING btree ("scheduled_id");--> statement-breakpoint
CREATE INDEX "chat_scheduled_messages_due" ON "chat_scheduled_messages" USING btree ("send_at") WHERE "chat_scheduled_messages"."failure" is null;