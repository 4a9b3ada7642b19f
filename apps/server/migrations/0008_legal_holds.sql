CREATE TABLE "held_message_files" (
	"held_message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "held_message_files_held_message_id_file_id_pk" PRIMARY KEY("held_message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "held_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"room_name" text NOT NULL,
	"direct_key" text,
	"sender_id" uuid,
	"sender_name" text,
	"content" text NOT NULL,
	"forwarded_text" text,
	"versions" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"reason" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_transcripts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"transcript_id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"meeting_title" text NOT NULL,
	"speaker_ids" uuid[] NOT NULL,
	"lines" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"reason" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"room_id" uuid,
	"name" text NOT NULL,
	"reference" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_by" uuid,
	"released_at" timestamp with time zone,
	CONSTRAINT "legal_holds_subject" CHECK (("legal_holds"."user_id" IS NULL) <> ("legal_holds"."room_id" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "held_message_files" ADD CONSTRAINT "held_message_files_held_message_id_held_messages_id_fk" FOREIGN KEY ("held_message_id") REFERENCES "public"."held_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_message_files" ADD CONSTRAINT "held_message_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_transcripts" ADD CONSTRAINT "held_transcripts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_message_files_file" ON "held_message_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "held_messages_room" ON "held_messages" USING btree ("organization_id","room_id");--> statement-breakpoint
CREATE INDEX "held_messages_sender" ON "held_messages" USING btree ("organization_id","sender_id");--> statement-breakpoint
CREATE INDEX "held_transcripts_organization" ON "held_transcripts" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "legal_holds_organization" ON "legal_holds" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_holds_member" ON "legal_holds" USING btree ("organization_id","user_id") WHERE "legal_holds"."released_at" IS NULL AND "legal_holds"."user_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_holds_room" ON "legal_holds" USING btree ("organization_id","room_id") WHERE "legal_holds"."released_at" IS NULL AND "legal_holds"."room_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "legal_holds_user" ON "legal_holds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "legal_holds_creator" ON "legal_holds" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "legal_holds_releaser" ON "legal_holds" USING btree ("released_by");