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
CREATE TABLE "chat_reminders" (
	"message_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"remind_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_reminders_user_id_message_id_pk" PRIMARY KEY("user_id","message_id")
);
--> statement-breakpoint
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
CREATE TABLE "chat_message_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_sections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"collapsed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_system_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"user_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"old_name" text,
	"new_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_group_mentions" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"access" text NOT NULL,
	"open_size" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_attachments" DROP CONSTRAINT "chat_attachments_file_id_unique";--> statement-breakpoint
ALTER TABLE "chat_messages" drop column "searched";--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD COLUMN "forwarded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "starred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "section_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "forwarded_text" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "forwarded_sender_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "forwarded_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(normalize(content || CASE WHEN file_names = '' THEN '' ELSE chr(10) || file_names END || coalesce(chr(10) || forwarded_text, ''), NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED;--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin (array_append(search_grams("searched"), "room_id"::text));--> statement-breakpoint
ALTER TABLE "voice_participants" ADD COLUMN "recording_transcript" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_link_previews" ADD CONSTRAINT "chat_link_previews_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_link_previews" ADD CONSTRAINT "chat_link_previews_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_previews" ADD CONSTRAINT "chat_message_previews_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_previews" ADD CONSTRAINT "chat_message_previews_preview_id_chat_link_previews_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."chat_link_previews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_link_previews" ADD CONSTRAINT "organization_link_previews_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reminders" ADD CONSTRAINT "chat_reminders_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reminders" ADD CONSTRAINT "chat_reminders_member" FOREIGN KEY ("room_id","user_id") REFERENCES "public"."chat_members"("room_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_scheduled_files" ADD CONSTRAINT "chat_scheduled_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_scheduled_files" ADD CONSTRAINT "chat_scheduled_files_scheduled_id_chat_scheduled_messages_id_fk" FOREIGN KEY ("scheduled_id") REFERENCES "public"."chat_scheduled_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_scheduled_messages" ADD CONSTRAINT "chat_scheduled_messages_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_versions" ADD CONSTRAINT "chat_message_versions_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_versions" ADD CONSTRAINT "chat_message_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sections" ADD CONSTRAINT "chat_sections_member" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_system_lines" ADD CONSTRAINT "chat_system_lines_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_group_mentions" ADD CONSTRAINT "organization_group_mentions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_link_previews_url" ON "chat_link_previews" USING btree ("organization_id","url","expires_at");--> statement-breakpoint
CREATE INDEX "chat_link_previews_expiry" ON "chat_link_previews" USING btree ("organization_id","expires_at");--> statement-breakpoint
CREATE INDEX "chat_link_previews_picture" ON "chat_link_previews" USING btree ("picture_file_id");--> statement-breakpoint
CREATE INDEX "chat_message_previews_preview" ON "chat_message_previews" USING btree ("preview_id");--> statement-breakpoint
CREATE INDEX "chat_reminders_member" ON "chat_reminders" USING btree ("room_id","user_id");--> statement-breakpoint
CREATE INDEX "chat_reminders_message" ON "chat_reminders" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "chat_reminders_due" ON "chat_reminders" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "chat_scheduled_files_message" ON "chat_scheduled_files" USING btree ("scheduled_id");--> statement-breakpoint
CREATE INDEX "chat_scheduled_messages_due" ON "chat_scheduled_messages" USING btree ("send_at") WHERE "chat_scheduled_messages"."failure" is null;--> statement-breakpoint
CREATE INDEX "chat_message_versions_message" ON "chat_message_versions" USING btree ("message_id","written_at");--> statement-breakpoint
CREATE INDEX "chat_message_versions_author" ON "chat_message_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "chat_sections_user" ON "chat_sections" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "chat_system_lines_room" ON "chat_system_lines" USING btree ("room_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_system_lines_created" ON "chat_system_lines" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_section_id_chat_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."chat_sections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_attachments_file" ON "chat_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_attachments_original" ON "chat_attachments" USING btree ("file_id") WHERE not "chat_attachments"."forwarded";--> statement-breakpoint
CREATE INDEX "chat_members_section" ON "chat_members" USING btree ("section_id") WHERE "chat_members"."section_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_forwarded" ON "chat_messages" USING btree ("room_id","seq") WHERE "chat_messages"."forwarded_id" is not null;--> statement-breakpoint
-- Members who joined before the table existed, without the creator of a room.
INSERT INTO "chat_system_lines" ("room_id", "seq", "kind", "actor_id", "user_ids", "created_at")
SELECT "member"."room_id",
	coalesce((SELECT max("seq") FROM "chat_messages" WHERE "chat_messages"."room_id" = "member"."room_id" AND "chat_messages"."created_at" <= "member"."joined_at"), 0),
	'JOINED', "member"."added_by", array_agg("member"."user_id"), "member"."joined_at"
FROM "chat_members" AS "member"
JOIN "chat_rooms" ON "chat_rooms"."id" = "member"."room_id"
WHERE "chat_rooms"."type" = 'CHANNEL' AND ("member"."added_by" IS NOT NULL OR "member"."joined_at" > "chat_rooms"."created_at")
GROUP BY "member"."room_id", "member"."added_by", "member"."joined_at", CASE WHEN "member"."added_by" IS NULL THEN "member"."user_id" END;
