-- Schema of version 1. The parts that drizzle-kit does not generate are marked "Custom".

-- Custom: the exclusion constraint of room bookings combines `=` with `&&`, which needs btree_gist.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
-- Custom: single characters and character pairs of a text, indexed for search. Indexes store the result, so a
-- different result needs a function with a new name.
CREATE FUNCTION "search_grams"("searched" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
	SELECT coalesce(array_agg(letter) || array_agg(letter || coalesce(next, '')), '{}')
	FROM unnest(string_to_array(searched, NULL), (string_to_array(searched, NULL))[2:]) AS pairs (letter, next)
	WHERE ascii(letter) > 32
$$;--> statement-breakpoint
CREATE TABLE "audit_streams" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"destination" jsonb NOT NULL,
	"secret" text,
	"paused" boolean DEFAULT false NOT NULL,
	"position" bigint NOT NULL,
	"lease_id" uuid,
	"lease_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	"problem" text,
	"problem_detail" text,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_anchors" (
	"chain_id" uuid PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"organization_id" uuid,
	"channel" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"actor_email" text,
	"actor_role" text,
	"address" text,
	"user_agent" text,
	"action" text NOT NULL,
	"operation" text,
	"outcome" text NOT NULL,
	"error" text,
	"target_kind" text,
	"target_id" text,
	"target_name" text,
	"request" jsonb,
	"before" jsonb,
	"after" jsonb,
	"count" integer DEFAULT 1 NOT NULL,
	"group_id" uuid,
	"part_of" uuid
);
--> statement-breakpoint
CREATE TABLE "audit_links" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"chain_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulletin_boards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"posting" text NOT NULL,
	"position" integer NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulletin_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "bulletin_comments_client" UNIQUE("author_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "bulletin_files" (
	"post_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"attached" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "bulletin_files_post_id_file_id_pk" PRIMARY KEY("post_id","file_id"),
	CONSTRAINT "bulletin_files_file" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "bulletin_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"board_id" uuid NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"plain" text NOT NULL,
	"searched" text GENERATED ALWAYS AS (translate(lower(normalize(title || E'
' || plain, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ 　	', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"pinned_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "bulletin_posts_client" UNIQUE("author_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "bulletin_reactions" (
	"post_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulletin_reactions_post_id_emoji_user_id_pk" PRIMARY KEY("post_id","emoji","user_id")
);
--> statement-breakpoint
CREATE TABLE "bulletin_reads" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bulletin_reads_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"user_name" text,
	"password" text,
	"time_zone" text,
	"cursor" text,
	"disconnected_at" timestamp with time zone,
	"problem" text,
	"synced_at" timestamp with time zone,
	"next_sync_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_accounts_member" UNIQUE("organization_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "calendar_channels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"remote_id" text,
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_member" UNIQUE("organization_id","user_id")
);
--> statement-breakpoint
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
	"notified_at" timestamp with time zone,
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
CREATE TABLE "chat_webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "chat_webhooks_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "chat_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"forwarded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_members" (
	"room_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text DEFAULT 'USER' NOT NULL,
	"last_read_message_id" uuid,
	"last_read_seq" integer DEFAULT 0 NOT NULL,
	"last_read_ordinal" integer DEFAULT 0 NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"added_by" uuid,
	"opened" boolean DEFAULT true NOT NULL,
	"hidden_at_count" integer,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"starred" boolean DEFAULT false NOT NULL,
	"section_id" uuid,
	CONSTRAINT "chat_members_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_mentions" (
	"message_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"thread_root_id" uuid,
	"ordinal" integer NOT NULL,
	CONSTRAINT "chat_mentions_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"change_seq" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"sender_id" uuid,
	"webhook_id" uuid,
	"bot_name" text,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"file_names" text DEFAULT '' NOT NULL,
	"searched" text GENERATED ALWAYS AS (translate(lower(normalize(content || CASE WHEN file_names = '' THEN '' ELSE chr(10) || file_names END || coalesce(chr(10) || forwarded_text, ''), NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"forwarded_text" text,
	"forwarded_sender_id" uuid,
	"forwarded_bot_name" text,
	"forwarded_id" uuid,
	"mentioned_user_ids" uuid[] NOT NULL,
	"mentioned_group" text,
	"reactions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reply_to_id" uuid,
	"thread_root_id" uuid,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"last_reply_at" timestamp with time zone,
	"reply_user_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by_admin" boolean DEFAULT false NOT NULL,
	"pinned_at" timestamp with time zone,
	"pinned_by" uuid,
	CONSTRAINT "chat_messages_seq" UNIQUE("room_id","seq"),
	CONSTRAINT "chat_messages_client" UNIQUE("sender_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"logo_key" text,
	"direct_key" text,
	"created_by" uuid,
	"owner_id" uuid,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"info_seq" integer DEFAULT 0 NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"first_ordinal" integer DEFAULT 1 NOT NULL,
	"last_message_id" uuid,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"invite_code" text,
	"invite_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "chat_rooms_invite_code_unique" UNIQUE("invite_code"),
	CONSTRAINT "chat_rooms_direct_key" CHECK (("chat_rooms"."type" = 'DIRECT') = ("chat_rooms"."direct_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_saved_messages" (
	"message_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "chat_saved_messages_user_id_message_id_pk" PRIMARY KEY("user_id","message_id")
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
CREATE TABLE "chat_thread_followers" (
	"room_id" uuid NOT NULL,
	"root_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"following" boolean DEFAULT true NOT NULL,
	"replies" integer NOT NULL,
	"read_replies" integer NOT NULL,
	CONSTRAINT "chat_thread_followers_root_id_user_id_pk" PRIMARY KEY("root_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"process_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"idle" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connections_process_id_organization_id_user_id_pk" PRIMARY KEY("process_id","organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "custom_emojis" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_emojis_name" UNIQUE("organization_id","name")
);
--> statement-breakpoint
CREATE TABLE "organization_custom_emoji" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"adding" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"tint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "engagements" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engagements_organization_id_user_id_kind_reference_pk" PRIMARY KEY("organization_id","user_id","kind","reference")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"directory" text NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"owner_id" uuid,
	"organization_id" uuid,
	"data_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"uploaded_at" timestamp with time zone,
	CONSTRAINT "files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "floor_drafts" (
	"floor_id" uuid PRIMARY KEY NOT NULL,
	"plan" jsonb NOT NULL,
	"base_revision" integer NOT NULL,
	"updated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "floor_revisions" (
	"floor_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "floor_revisions_floor_id_revision_pk" PRIMARY KEY("floor_id","revision")
);
--> statement-breakpoint
CREATE TABLE "help_answer_files" (
	"question_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "help_answer_files_question_id_file_id_pk" PRIMARY KEY("question_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"title_searched" text GENERATED ALWAYS AS (translate(lower(normalize((title->>'ja') || E'
' || (title->>'en'), NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ 　	', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"content_searched" text GENERATED ALWAYS AS (translate(lower(normalize((content->>'ja') || E'
' || (content->>'en'), NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ 　	', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"published" boolean NOT NULL,
	"position" integer NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_files" (
	"article_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "help_files_article_id_file_id_pk" PRIMARY KEY("article_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "help_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"asked_by" uuid,
	"client_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"searched" text GENERATED ALWAYS AS (translate(lower(normalize(text, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ 　	', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"article_id" uuid,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"answer_read_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"article_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"helpful" boolean NOT NULL,
	CONSTRAINT "help_votes_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "invitation_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"invited" integer NOT NULL,
	"renewed" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_batches_client" UNIQUE("organization_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"name" text,
	"name_latin" text,
	"department" text,
	"searched" text GENERATED ALWAYS AS (translate(lower(normalize(email || E'
' || coalesce(name, '') || E'
' || coalesce(name_latin, '') || E'
' || coalesce(department, ''), NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ 　	', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"language" text DEFAULT 'ja' NOT NULL,
	"invited_by" uuid,
	"batch_id" uuid,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "external_meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"holder_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"remote_id" text,
	"held_until" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linked_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"calendar" boolean NOT NULL,
	"meeting" boolean NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text,
	"access_expires_at" timestamp with time zone NOT NULL,
	"disconnected_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "linked_accounts_provider" UNIQUE("user_id","provider"),
	CONSTRAINT "linked_accounts_subject" UNIQUE("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"calendar" boolean NOT NULL,
	"meeting" boolean NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_calls" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "provider_calls_user_id_provider_day_pk" PRIMARY KEY("user_id","provider","day")
);
--> statement-breakpoint
CREATE TABLE "maintenances" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"contact_phone" text,
	"contact_email" text,
	"message" jsonb,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_transcript_consents" (
	"transcript_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"consented" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_transcript_consents_transcript_id_user_id_pk" PRIMARY KEY("transcript_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_transcript_lines" (
	"transcript_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"speaker_id" uuid,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"searched" text GENERATED ALWAYS AS (translate(lower(normalize(text, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"language" text NOT NULL,
	"spoken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_transcript_lines_transcript_id_position_pk" PRIMARY KEY("transcript_id","position")
);
--> statement-breakpoint
CREATE TABLE "meeting_transcripts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"line_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_transcripts" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_join_failures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_participants" (
	"meeting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"answer" text DEFAULT 'NONE' NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_participants_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_room_bookings" (
	"meeting_id" uuid PRIMARY KEY NOT NULL,
	"meeting_room_id" uuid NOT NULL,
	"during" "tstzrange" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_room_closures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"meeting_room_id" uuid NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"planned_until" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"organizer_id" uuid,
	"client_id" uuid,
	"title" text NOT NULL,
	"title_searched" text GENERATED ALWAYS AS (translate(lower(normalize(title, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"description" text,
	"details_searched" text GENERATED ALWAYS AS (translate(lower(normalize(title || E'
' || coalesce(description, ''), NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"start_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"time_zone" text NOT NULL,
	"visibility" text DEFAULT 'OPEN' NOT NULL,
	"series_id" uuid,
	"series_time" timestamp with time zone,
	"meeting_room_id" uuid,
	"provider" text DEFAULT 'OFFICE' NOT NULL,
	"provider_meeting_id" text,
	"meeting_url" text,
	"passcode" text,
	"external_meeting_id" uuid,
	"chat_room_id" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"canceled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"beginning_told_at" timestamp with time zone,
	"end_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meetings_client" UNIQUE("organizer_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "notification_files" (
	"notification_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "notification_files_notification_id_file_id_pk" PRIMARY KEY("notification_id","file_id")
);
--> statement-breakpoint
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
	"searched" text GENERATED ALWAYS AS (translate(lower(normalize((title->>'ja') || E'
' || (title->>'en') || E'
' || (content->>'ja') || E'
' || (content->>'en'), NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"path" text,
	"subject_kind" text,
	"subject_id" text,
	"event_at" timestamp with time zone,
	"event_time_zone" text,
	"quiet" boolean DEFAULT false NOT NULL,
	"author_id" uuid,
	"client_id" uuid,
	"audience" jsonb,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_from" integer,
	"read_before_withdrawal" integer,
	"expires_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_client" UNIQUE("organization_id","author_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"names" jsonb,
	"login_user_limit" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "floors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"name" text NOT NULL,
	"plan" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	"draft_version" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text DEFAULT 'USER' NOT NULL,
	"admin_role" text,
	"blocked_at" timestamp with time zone,
	"department" text,
	"job_title" text,
	"searched" text GENERATED ALWAYS AS (translate(lower(normalize(coalesce(department, ''), NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ 　	', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'LOGGED_OUT' NOT NULL,
	"working_status" text DEFAULT 'OFFICE' NOT NULL,
	"presence_choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"presence_held" boolean DEFAULT false NOT NULL,
	"desk_decorations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"floor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id"),
	CONSTRAINT "memberships_admin_role" CHECK ("memberships"."admin_role" IS NULL OR "memberships"."role" = 'USER')
);
--> statement-breakpoint
CREATE TABLE "organization_areas" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"closed" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "organization_retention" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"message_days" integer NOT NULL,
	"file_days" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_sign_in_rules" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"login_code" text NOT NULL,
	"company_networks" text[] NOT NULL,
	"company_networks_only" boolean DEFAULT false NOT NULL,
	"session_hours" integer NOT NULL,
	"idle_minutes" integer,
	"invite_domains" text[] NOT NULL,
	"admin_two_factor" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"avatar_key" text,
	"time_zone" text DEFAULT 'Asia/Tokyo' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"blocked_at" timestamp with time zone,
	"demo_colleagues" boolean DEFAULT true NOT NULL,
	"setup_closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"contract_id" uuid NOT NULL,
	"floor_id" uuid NOT NULL,
	"seat_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seats_floor_id_seat_id_pk" PRIMARY KEY("floor_id","seat_id"),
	CONSTRAINT "seats_one_a_person" UNIQUE("contract_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"calendars" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"secrets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bulk" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"messages" text NOT NULL,
	"files" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_id" uuid,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personal_data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"administration" boolean NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"file_id" uuid,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_id" uuid,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"keys" jsonb,
	"session_id" uuid NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_reachability" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status_emoji" text,
	"status_text" text,
	"status_ends_at" timestamp with time zone,
	"quiet_until" timestamp with time zone,
	"working_hours" jsonb,
	CONSTRAINT "member_reachability_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "scim_group_members" (
	"group_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "scim_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "scim_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"external_id" text,
	"role" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scim_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "scim_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "scim_users" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"external_id" text,
	"given_name" text,
	"family_name" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scim_users_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "secret_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"audio" jsonb,
	"video" jsonb,
	"notification" jsonb,
	"graphics" text DEFAULT 'MEDIUM' NOT NULL,
	"meeting_app_type" text,
	"calendar_app_type" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_document_files" (
	"document_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "shared_document_files_document_id_file_id_pk" PRIMARY KEY("document_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "shared_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"pages" integer NOT NULL,
	"page" integer NOT NULL,
	"leader_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_documents_room" UNIQUE("room_id")
);
--> statement-breakpoint
CREATE TABLE "ip_blacklist" (
	"ip" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user" UNIQUE("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"user_id" uuid NOT NULL,
	"ip" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"wrong_since" timestamp with time zone,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_codes" integer DEFAULT 1 NOT NULL,
	"counted_since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_codes_user_id_ip_pk" PRIMARY KEY("user_id","ip")
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"organization_id" uuid,
	"role" text,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"ending" text,
	"invitation_id" uuid,
	"parent_hash" text
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"synced" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
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
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"audience" text DEFAULT 'OFFICE' NOT NULL,
	"organization_id" uuid,
	"contract_id" uuid,
	"device_id" uuid,
	"ip" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"passkey_used" boolean DEFAULT false NOT NULL,
	"sso_organization_id" uuid,
	"sso_subject" text,
	"sso_sid" text,
	"replaced_token" text,
	"ended_at" timestamp with time zone,
	"end_reason" text
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
CREATE TABLE "two_factor_secrets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"used_step" integer
);
--> statement-breakpoint
CREATE TABLE "used_passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_connections" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"protocol" text DEFAULT 'OIDC' NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text,
	"client_secret" text,
	"sign_on_url" text,
	"certificates" text[],
	"break_glass_user_ids" uuid[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_domains" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"verified_at" timestamp with time zone,
	"required" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_domains_organization" UNIQUE("organization_id","domain")
);
--> statement-breakpoint
CREATE TABLE "sso_identities" (
	"organization_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_identities_organization_id_issuer_subject_pk" PRIMARY KEY("organization_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "sso_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"browser_token_hash" text NOT NULL,
	"code_verifier" text,
	"nonce" text NOT NULL,
	"code_hash" text,
	"claims" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_answer_choices" (
	"response_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"choice_id" uuid NOT NULL,
	CONSTRAINT "survey_answer_choices_response_id_question_id_choice_id_pk" PRIMARY KEY("response_id","question_id","choice_id")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"response_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"scale" integer,
	"text" text,
	"day" date,
	"file_id" uuid,
	CONSTRAINT "survey_answers_response_id_question_id_pk" PRIMARY KEY("response_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "survey_choices" (
	"survey_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "survey_choices_survey_id_id_pk" PRIMARY KEY("survey_id","id"),
	CONSTRAINT "survey_choices_question_id" UNIQUE("survey_id","question_id","id")
);
--> statement-breakpoint
CREATE TABLE "survey_drafts" (
	"survey_id" uuid NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"user_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_drafts_survey_id_user_id_pk" PRIMARY KEY("survey_id","user_id"),
	CONSTRAINT "survey_drafts_named" CHECK (NOT "survey_drafts"."anonymous")
);
--> statement-breakpoint
CREATE TABLE "survey_files" (
	"survey_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "survey_files_survey_id_file_id_pk" PRIMARY KEY("survey_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "survey_participants" (
	"survey_id" uuid PRIMARY KEY NOT NULL,
	"user_ids" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_questions" (
	"survey_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"hint" text NOT NULL,
	"required" boolean NOT NULL,
	"min_choices" integer,
	"max_choices" integer,
	"scale_from" integer,
	"scale_to" integer,
	"scale_from_label" text,
	"scale_to_label" text,
	CONSTRAINT "survey_questions_survey_id_id_pk" PRIMARY KEY("survey_id","id")
);
--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"survey_id" uuid NOT NULL,
	"anonymous" boolean NOT NULL,
	"user_id" uuid,
	"client_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	CONSTRAINT "survey_responses_person" UNIQUE("survey_id","user_id"),
	CONSTRAINT "survey_responses_anonymity" CHECK (CASE WHEN "survey_responses"."anonymous"
        THEN num_nonnulls("survey_responses"."user_id", "survey_responses"."client_id", "survey_responses"."submitted_at", "survey_responses"."changed_at") = 0
        ELSE num_nulls("survey_responses"."user_id", "survey_responses"."client_id", "survey_responses"."submitted_at", "survey_responses"."changed_at") = 0 END)
);
--> statement-breakpoint
CREATE TABLE "survey_sections" (
	"survey_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "survey_sections_survey_id_id_pk" PRIMARY KEY("survey_id","id")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"audience" jsonb NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"anonymous" boolean NOT NULL,
	"changeable" boolean NOT NULL,
	"results" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"told_state" text DEFAULT 'DRAFT' NOT NULL,
	"reminded_at" timestamp with time zone,
	"shuffled_responses" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"searched" text GENERATED ALWAYS AS (translate(lower(normalize(title || E'
' || description, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ 　	', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	CONSTRAINT "surveys_anonymity" UNIQUE("id","anonymous"),
	CONSTRAINT "surveys_anonymous_final" CHECK (NOT ("surveys"."anonymous" AND "surveys"."changeable")),
	CONSTRAINT "surveys_order" CHECK ("surveys"."published_at" IS NULL OR "surveys"."closes_at" > "surveys"."opens_at")
);
--> statement-breakpoint
-- Custom: UNLOGGED. Rate limits may be lost in a crash, and are written on each call.
CREATE UNLOGGED TABLE "token_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_tours" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"done" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "help_tours_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tutorial_attachments" (
	"tutorial_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"in_text" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tutorial_attachments_tutorial_id_file_id_pk" PRIMARY KEY("tutorial_id","file_id"),
	CONSTRAINT "tutorial_attachments_file" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "tutorial_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutorial_file_positions" (
	"file_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" real NOT NULL,
	"length" real NOT NULL,
	CONSTRAINT "tutorial_file_positions_file_id_user_id_pk" PRIMARY KEY("file_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tutorial_progress" (
	"tutorial_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "tutorial_progress_tutorial_id_user_id_pk" PRIMARY KEY("tutorial_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tutorials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"searched" text GENERATED ALWAYS AS (translate(lower(normalize((title->>'ja') || E'
' || (title->>'en') || E'
' || (content->>'ja') || E'
' || (content->>'en'), NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ 　	', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"minutes" integer,
	"cover_file_id" uuid,
	"position" integer NOT NULL,
	"published_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attendances" (
	"organization_id" uuid NOT NULL,
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "attendances_organization_id_day_user_id_pk" PRIMARY KEY("organization_id","day","user_id")
);
--> statement-breakpoint
CREATE TABLE "daily_usage" (
	"organization_id" uuid NOT NULL,
	"day" date NOT NULL,
	"members" integer,
	"messages" integer,
	"calls" integer,
	"meetings" integer,
	CONSTRAINT "daily_usage_organization_id_day_pk" PRIMARY KEY("organization_id","day")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"name_kanji" text DEFAULT '' NOT NULL,
	"name_katakana" text DEFAULT '' NOT NULL,
	"name_latin" text,
	"name_latin_rule" integer DEFAULT 0,
	"name_latin_assigned" boolean DEFAULT false NOT NULL,
	"nickname" text,
	"gender" text,
	"date_of_birth" date,
	"department" text,
	"job_title" text,
	"phone_number" text,
	"language" text DEFAULT 'ja' NOT NULL,
	"self_introduction" text,
	"avatar_key" text,
	"office_avatar" jsonb,
	"blocked_at" timestamp with time zone,
	"system_admin" boolean DEFAULT false NOT NULL,
	"attempts_mailed_at" timestamp with time zone,
	"trusts_first_network" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"simulated" boolean DEFAULT false NOT NULL,
	"invited_by" uuid,
	"searched" text GENERATED ALWAYS AS (translate(lower(normalize(name_kanji || E'
' || name_katakana || E'
' || coalesce(name_latin, '') || E'
' || coalesce(nickname, '') || E'
' || email, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ 　	', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "voice_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"inviter_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_invitees" (
	"invitation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"accepted" boolean,
	"settled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "voice_invitees_invitation_id_user_id_pk" PRIMARY KEY("invitation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "voice_participants" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"muted" boolean NOT NULL,
	"camera" boolean DEFAULT false NOT NULL,
	"screen" boolean DEFAULT false NOT NULL,
	"hand_raised_at" timestamp with time zone,
	"captions_wanted" boolean DEFAULT false NOT NULL,
	"caption_source" text DEFAULT 'NONE' NOT NULL,
	"recording_id" uuid,
	"recording_begun_at" timestamp with time zone,
	"recording_transcript" boolean DEFAULT false NOT NULL,
	"agreed_to" uuid,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"alone_since" timestamp with time zone,
	"process_id" uuid NOT NULL,
	"connection_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_participants_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id"),
	CONSTRAINT "voice_participants_participant" UNIQUE("participant_id")
);
--> statement-breakpoint
CREATE TABLE "voice_room_members" (
	"room_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "voice_room_members_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "voice_rooms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"name_katakana" text DEFAULT '' NOT NULL,
	"floor_id" uuid,
	"zone_id" text,
	"owner_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_waiters" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"connection_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_waiters_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "audit_streams" ADD CONSTRAINT "audit_streams_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_boards" ADD CONSTRAINT "bulletin_boards_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_comments" ADD CONSTRAINT "bulletin_comments_post_id_bulletin_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."bulletin_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_comments" ADD CONSTRAINT "bulletin_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_files" ADD CONSTRAINT "bulletin_files_post_id_bulletin_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."bulletin_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_files" ADD CONSTRAINT "bulletin_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_posts" ADD CONSTRAINT "bulletin_posts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_posts" ADD CONSTRAINT "bulletin_posts_board_id_bulletin_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."bulletin_boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_posts" ADD CONSTRAINT "bulletin_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_reactions" ADD CONSTRAINT "bulletin_reactions_post_id_bulletin_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."bulletin_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_reactions" ADD CONSTRAINT "bulletin_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_reads" ADD CONSTRAINT "bulletin_reads_post_id_bulletin_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."bulletin_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulletin_reads" ADD CONSTRAINT "bulletin_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_accounts" ADD CONSTRAINT "calendar_accounts_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_channels" ADD CONSTRAINT "calendar_channels_account_id_calendar_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."calendar_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_account_id_calendar_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."calendar_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "chat_webhooks" ADD CONSTRAINT "chat_webhooks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_webhooks" ADD CONSTRAINT "chat_webhooks_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_webhooks" ADD CONSTRAINT "chat_webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_section_id_chat_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."chat_sections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mentions" ADD CONSTRAINT "chat_mentions_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mentions" ADD CONSTRAINT "chat_mentions_member" FOREIGN KEY ("room_id","user_id") REFERENCES "public"."chat_members"("room_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_saved_messages" ADD CONSTRAINT "chat_saved_messages_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_saved_messages" ADD CONSTRAINT "chat_saved_messages_member" FOREIGN KEY ("room_id","user_id") REFERENCES "public"."chat_members"("room_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sections" ADD CONSTRAINT "chat_sections_member" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_system_lines" ADD CONSTRAINT "chat_system_lines_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_thread_followers" ADD CONSTRAINT "chat_thread_followers_root_id_chat_messages_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_thread_followers" ADD CONSTRAINT "chat_thread_followers_member" FOREIGN KEY ("room_id","user_id") REFERENCES "public"."chat_members"("room_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_emojis" ADD CONSTRAINT "custom_emojis_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_emojis" ADD CONSTRAINT "custom_emojis_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_emojis" ADD CONSTRAINT "custom_emojis_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_custom_emoji" ADD CONSTRAINT "organization_custom_emoji_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_owner" FOREIGN KEY ("organization_id","owner_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_drafts" ADD CONSTRAINT "floor_drafts_floor_id_floors_id_fk" FOREIGN KEY ("floor_id") REFERENCES "public"."floors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_drafts" ADD CONSTRAINT "floor_drafts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_revisions" ADD CONSTRAINT "floor_revisions_floor_id_floors_id_fk" FOREIGN KEY ("floor_id") REFERENCES "public"."floors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_revisions" ADD CONSTRAINT "floor_revisions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_answer_files" ADD CONSTRAINT "help_answer_files_question_id_help_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."help_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_answer_files" ADD CONSTRAINT "help_answer_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_articles" ADD CONSTRAINT "help_articles_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_articles" ADD CONSTRAINT "help_articles_category_id_help_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."help_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_articles" ADD CONSTRAINT "help_articles_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_categories" ADD CONSTRAINT "help_categories_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_files" ADD CONSTRAINT "help_files_article_id_help_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_files" ADD CONSTRAINT "help_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_article_id_help_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_article_id_help_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_batches" ADD CONSTRAINT "invitation_batches_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_batch_id_invitation_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."invitation_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_meetings" ADD CONSTRAINT "external_meetings_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD CONSTRAINT "linked_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_calls" ADD CONSTRAINT "provider_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenances" ADD CONSTRAINT "maintenances_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_transcript_consents" ADD CONSTRAINT "meeting_transcript_consents_transcript_id_meeting_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."meeting_transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_transcript_consents" ADD CONSTRAINT "meeting_transcript_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_transcript_lines" ADD CONSTRAINT "meeting_transcript_lines_transcript_id_meeting_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."meeting_transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_transcript_lines" ADD CONSTRAINT "meeting_transcript_lines_speaker_id_users_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_transcripts" ADD CONSTRAINT "meeting_transcripts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_transcripts" ADD CONSTRAINT "meeting_transcripts_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_transcripts" ADD CONSTRAINT "meeting_transcripts_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_transcripts" ADD CONSTRAINT "organization_transcripts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_join_failures" ADD CONSTRAINT "meeting_join_failures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_participants" ADD CONSTRAINT "meeting_participants_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_participants" ADD CONSTRAINT "meeting_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_room_bookings" ADD CONSTRAINT "meeting_room_bookings_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_room_closures" ADD CONSTRAINT "meeting_room_closures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_series" ADD CONSTRAINT "meeting_series_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_organizer_id_users_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_series_id_meeting_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."meeting_series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_external_meeting_id_external_meetings_id_fk" FOREIGN KEY ("external_meeting_id") REFERENCES "public"."external_meetings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_chat_room_id_chat_rooms_id_fk" FOREIGN KEY ("chat_room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_files" ADD CONSTRAINT "notification_files_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_files" ADD CONSTRAINT "notification_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_receipts" ADD CONSTRAINT "notification_receipts_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_receipts" ADD CONSTRAINT "notification_receipts_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floors" ADD CONSTRAINT "floors_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floors" ADD CONSTRAINT "floors_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_floor_id_floors_id_fk" FOREIGN KEY ("floor_id") REFERENCES "public"."floors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_areas" ADD CONSTRAINT "organization_areas_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_group_mentions" ADD CONSTRAINT "organization_group_mentions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_retention" ADD CONSTRAINT "organization_retention_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_sign_in_rules" ADD CONSTRAINT "organization_sign_in_rules_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_floor_id_floors_id_fk" FOREIGN KEY ("floor_id") REFERENCES "public"."floors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_data_exports" ADD CONSTRAINT "personal_data_exports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_data_exports" ADD CONSTRAINT "personal_data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_data_exports" ADD CONSTRAINT "personal_data_exports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_data_exports" ADD CONSTRAINT "personal_data_exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reachability" ADD CONSTRAINT "member_reachability_member" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_group_members" ADD CONSTRAINT "scim_group_members_group_id_scim_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."scim_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_group_members" ADD CONSTRAINT "scim_group_members_member" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_users" ADD CONSTRAINT "scim_users_member" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_document_files" ADD CONSTRAINT "shared_document_files_document_id_shared_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."shared_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_document_files" ADD CONSTRAINT "shared_document_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_documents" ADD CONSTRAINT "shared_documents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_documents" ADD CONSTRAINT "shared_documents_room_id_voice_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_documents" ADD CONSTRAINT "shared_documents_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_parent_hash_one_time_links_token_hash_fk" FOREIGN KEY ("parent_hash") REFERENCES "public"."one_time_links"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_attempts" ADD CONSTRAINT "password_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_two_factor_secrets_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."two_factor_secrets"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_id_known_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."known_devices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_sso_organization_id_organizations_id_fk" FOREIGN KEY ("sso_organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_networks" ADD CONSTRAINT "trusted_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor_secrets" ADD CONSTRAINT "two_factor_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD CONSTRAINT "sso_connections_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_domains" ADD CONSTRAINT "sso_domains_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_identities" ADD CONSTRAINT "sso_identities_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_identities" ADD CONSTRAINT "sso_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD CONSTRAINT "sso_sign_ins_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answer_choices" ADD CONSTRAINT "survey_answer_choices_response_id_survey_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."survey_responses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answer_choices" ADD CONSTRAINT "survey_answer_choices_choice" FOREIGN KEY ("survey_id","question_id","choice_id") REFERENCES "public"."survey_choices"("survey_id","question_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_response_id_survey_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."survey_responses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_question" FOREIGN KEY ("survey_id","question_id") REFERENCES "public"."survey_questions"("survey_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_choices" ADD CONSTRAINT "survey_choices_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_choices" ADD CONSTRAINT "survey_choices_question" FOREIGN KEY ("survey_id","question_id") REFERENCES "public"."survey_questions"("survey_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_drafts" ADD CONSTRAINT "survey_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_drafts" ADD CONSTRAINT "survey_drafts_survey" FOREIGN KEY ("survey_id","anonymous") REFERENCES "public"."surveys"("id","anonymous") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "survey_files" ADD CONSTRAINT "survey_files_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_files" ADD CONSTRAINT "survey_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_participants" ADD CONSTRAINT "survey_participants_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_questions" ADD CONSTRAINT "survey_questions_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_questions" ADD CONSTRAINT "survey_questions_section" FOREIGN KEY ("survey_id","section_id") REFERENCES "public"."survey_sections"("survey_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_survey" FOREIGN KEY ("survey_id","anonymous") REFERENCES "public"."surveys"("id","anonymous") ON DELETE cascade ON UPDATE restrict;--> statement-breakpoint
ALTER TABLE "survey_sections" ADD CONSTRAINT "survey_sections_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_tours" ADD CONSTRAINT "help_tours_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_tours" ADD CONSTRAINT "help_tours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorial_attachments" ADD CONSTRAINT "tutorial_attachments_tutorial_id_tutorials_id_fk" FOREIGN KEY ("tutorial_id") REFERENCES "public"."tutorials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorial_attachments" ADD CONSTRAINT "tutorial_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorial_categories" ADD CONSTRAINT "tutorial_categories_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorial_file_positions" ADD CONSTRAINT "tutorial_file_positions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorial_file_positions" ADD CONSTRAINT "tutorial_file_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorial_progress" ADD CONSTRAINT "tutorial_progress_tutorial_id_tutorials_id_fk" FOREIGN KEY ("tutorial_id") REFERENCES "public"."tutorials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorial_progress" ADD CONSTRAINT "tutorial_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorials" ADD CONSTRAINT "tutorials_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorials" ADD CONSTRAINT "tutorials_category_id_tutorial_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."tutorial_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorials" ADD CONSTRAINT "tutorials_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorials" ADD CONSTRAINT "tutorials_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_usage" ADD CONSTRAINT "daily_usage_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_invitations" ADD CONSTRAINT "voice_invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_invitations" ADD CONSTRAINT "voice_invitations_room_id_voice_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_invitations" ADD CONSTRAINT "voice_invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_invitees" ADD CONSTRAINT "voice_invitees_invitation_id_voice_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."voice_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_invitees" ADD CONSTRAINT "voice_invitees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD CONSTRAINT "voice_participants_room_id_voice_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_participants" ADD CONSTRAINT "voice_participants_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_room_members" ADD CONSTRAINT "voice_room_members_room_id_voice_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_room_members" ADD CONSTRAINT "voice_room_members_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_rooms" ADD CONSTRAINT "voice_rooms_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_rooms" ADD CONSTRAINT "voice_rooms_floor_id_floors_id_fk" FOREIGN KEY ("floor_id") REFERENCES "public"."floors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_rooms" ADD CONSTRAINT "voice_rooms_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_waiters" ADD CONSTRAINT "voice_waiters_room_id_voice_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_waiters" ADD CONSTRAINT "voice_waiters_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_organization" ON "audit_entries" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("organization_id","action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_group" ON "audit_entries" USING btree ("group_id") WHERE "audit_entries"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_part" ON "audit_entries" USING btree ("part_of","id") WHERE "audit_entries"."part_of" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_links_position" ON "audit_links" USING btree ("chain_id","position");--> statement-breakpoint
CREATE INDEX "bulletin_boards_order" ON "bulletin_boards" USING btree ("organization_id","position");--> statement-breakpoint
CREATE INDEX "bulletin_comments_post" ON "bulletin_comments" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "bulletin_posts_newest" ON "bulletin_posts" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "bulletin_posts_search" ON "bulletin_posts" USING gin (search_grams("searched"));--> statement-breakpoint
CREATE INDEX "bulletin_posts_board" ON "bulletin_posts" USING btree ("board_id","created_at");--> statement-breakpoint
CREATE INDEX "bulletin_posts_pinned" ON "bulletin_posts" USING btree ("organization_id") WHERE pinned_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "bulletin_reactions_user" ON "bulletin_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bulletin_reads_user" ON "bulletin_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "calendar_accounts_due" ON "calendar_accounts" USING btree ("next_sync_at") WHERE "calendar_accounts"."disconnected_at" IS NULL;--> statement-breakpoint
CREATE INDEX "calendar_channels_account" ON "calendar_channels" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "calendar_events_time" ON "calendar_events" USING btree ("account_id","start_time");--> statement-breakpoint
CREATE INDEX "chat_link_previews_url" ON "chat_link_previews" USING btree ("organization_id","url","expires_at");--> statement-breakpoint
CREATE INDEX "chat_link_previews_expiry" ON "chat_link_previews" USING btree ("organization_id","expires_at");--> statement-breakpoint
CREATE INDEX "chat_link_previews_picture" ON "chat_link_previews" USING btree ("picture_file_id");--> statement-breakpoint
CREATE INDEX "chat_message_previews_preview" ON "chat_message_previews" USING btree ("preview_id");--> statement-breakpoint
CREATE INDEX "chat_reminders_member" ON "chat_reminders" USING btree ("room_id","user_id");--> statement-breakpoint
CREATE INDEX "chat_reminders_message" ON "chat_reminders" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "chat_reminders_unsent" ON "chat_reminders" USING btree ("remind_at") WHERE "chat_reminders"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "chat_scheduled_files_message" ON "chat_scheduled_files" USING btree ("scheduled_id");--> statement-breakpoint
CREATE INDEX "chat_scheduled_messages_due" ON "chat_scheduled_messages" USING btree ("send_at") WHERE "chat_scheduled_messages"."failure" is null;--> statement-breakpoint
CREATE INDEX "chat_message_versions_message" ON "chat_message_versions" USING btree ("message_id","written_at");--> statement-breakpoint
CREATE INDEX "chat_message_versions_author" ON "chat_message_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "chat_webhooks_room" ON "chat_webhooks" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "chat_webhooks_organization" ON "chat_webhooks" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "chat_attachments_message" ON "chat_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "chat_attachments_file" ON "chat_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_attachments_original" ON "chat_attachments" USING btree ("file_id") WHERE not "chat_attachments"."forwarded";--> statement-breakpoint
CREATE INDEX "chat_members_user" ON "chat_members" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "chat_members_section" ON "chat_members" USING btree ("section_id") WHERE "chat_members"."section_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_mentions_user" ON "chat_mentions" USING btree ("user_id","room_id");--> statement-breakpoint
CREATE INDEX "chat_messages_main" ON "chat_messages" USING btree ("room_id","seq") WHERE "chat_messages"."thread_root_id" is null;--> statement-breakpoint
CREATE INDEX "chat_messages_change" ON "chat_messages" USING btree ("room_id","change_seq");--> statement-breakpoint
CREATE INDEX "chat_messages_ordinal" ON "chat_messages" USING btree ("room_id","ordinal");--> statement-breakpoint
CREATE INDEX "chat_messages_thread" ON "chat_messages" USING btree ("thread_root_id","seq") WHERE "chat_messages"."thread_root_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin (array_append(search_grams("searched"), "room_id"::text));--> statement-breakpoint
CREATE INDEX "chat_messages_created" ON "chat_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_pinned" ON "chat_messages" USING btree ("room_id","pinned_at") WHERE "chat_messages"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_forwarded" ON "chat_messages" USING btree ("room_id","seq") WHERE "chat_messages"."forwarded_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_room_created" ON "chat_messages" USING btree ("room_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_sender" ON "chat_messages" USING btree ("room_id","sender_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_files" ON "chat_messages" USING btree ("room_id","created_at") WHERE file_names <> '';--> statement-breakpoint
CREATE INDEX "chat_messages_links" ON "chat_messages" USING btree ("room_id","created_at") WHERE content ~* 'https?://';--> statement-breakpoint
CREATE UNIQUE INDEX "chat_rooms_direct" ON "chat_rooms" USING btree ("organization_id","direct_key");--> statement-breakpoint
CREATE INDEX "chat_rooms_creator" ON "chat_rooms" USING btree ("organization_id","created_by");--> statement-breakpoint
CREATE INDEX "chat_saved_messages_user" ON "chat_saved_messages" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE INDEX "chat_saved_messages_member" ON "chat_saved_messages" USING btree ("room_id","user_id");--> statement-breakpoint
CREATE INDEX "chat_saved_messages_message" ON "chat_saved_messages" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "chat_sections_user" ON "chat_sections" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "chat_system_lines_room" ON "chat_system_lines" USING btree ("room_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_system_lines_created" ON "chat_system_lines" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_thread_followers_user" ON "chat_thread_followers" USING btree ("user_id","room_id");--> statement-breakpoint
CREATE INDEX "chat_thread_followers_unread" ON "chat_thread_followers" USING btree ("user_id","room_id") WHERE "chat_thread_followers"."following" and "chat_thread_followers"."replies" > "chat_thread_followers"."read_replies";--> statement-breakpoint
CREATE INDEX "connections_member" ON "connections" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "custom_emojis_file" ON "custom_emojis" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "custom_emojis_author" ON "custom_emojis" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "desk_notes_desk" ON "desk_notes" USING btree ("organization_id","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","size");--> statement-breakpoint
CREATE INDEX "files_organization" ON "files" USING btree ("organization_id","size");--> statement-breakpoint
CREATE INDEX "help_answer_files_file" ON "help_answer_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "help_articles_category" ON "help_articles" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "help_articles_organization" ON "help_articles" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "help_categories_order" ON "help_categories" USING btree ("organization_id","position");--> statement-breakpoint
CREATE INDEX "help_files_file" ON "help_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "help_questions_inbox" ON "help_questions" USING btree ("organization_id","state","created_at");--> statement-breakpoint
CREATE INDEX "help_questions_asker" ON "help_questions" USING btree ("asked_by","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "help_questions_client_id" ON "help_questions" USING btree ("organization_id","asked_by","client_id");--> statement-breakpoint
CREATE INDEX "help_votes_user" ON "help_votes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("organization_id","email") WHERE "invitations"."accepted_at" is null and "invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_organization" ON "invitations" USING btree ("organization_id","sent_at");--> statement-breakpoint
CREATE INDEX "invitations_batch" ON "invitations" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "invitations_mail" ON "invitations" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "external_meetings_holder" ON "external_meetings" USING btree ("holder_id","provider");--> statement-breakpoint
CREATE INDEX "external_meetings_held" ON "external_meetings" USING btree ("state","held_until");--> statement-breakpoint
CREATE INDEX "oauth_states_user" ON "oauth_states" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_states_expires" ON "oauth_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "meeting_transcript_consents_user" ON "meeting_transcript_consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_transcript_lines_client" ON "meeting_transcript_lines" USING btree ("transcript_id","speaker_id","client_id");--> statement-breakpoint
CREATE INDEX "meeting_transcript_lines_speaker" ON "meeting_transcript_lines" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "meeting_transcripts_meeting" ON "meeting_transcripts" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "meeting_transcripts_age" ON "meeting_transcripts" USING btree ("organization_id","started_at");--> statement-breakpoint
CREATE INDEX "meeting_transcripts_starter" ON "meeting_transcripts" USING btree ("started_by");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_transcripts_running" ON "meeting_transcripts" USING btree ("room_id") WHERE "meeting_transcripts"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "meeting_join_failures_user" ON "meeting_join_failures" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "meeting_participants_user" ON "meeting_participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meeting_room_closures_room" ON "meeting_room_closures" USING btree ("meeting_room_id","start_time");--> statement-breakpoint
CREATE INDEX "meeting_room_closures_organization" ON "meeting_room_closures" USING btree ("organization_id","start_time");--> statement-breakpoint
CREATE INDEX "meeting_series_planned" ON "meeting_series" USING btree ("planned_until") WHERE "meeting_series"."planned_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "meetings_search" ON "meetings" USING gin (search_grams("title_searched"));--> statement-breakpoint
CREATE INDEX "meetings_time" ON "meetings" USING btree ("organization_id","start_time");--> statement-breakpoint
CREATE INDEX "meetings_room" ON "meetings" USING btree ("meeting_room_id","start_time");--> statement-breakpoint
CREATE INDEX "meetings_series" ON "meetings" USING btree ("series_id","series_time");--> statement-breakpoint
CREATE INDEX "meetings_external" ON "meetings" USING btree ("external_meeting_id");--> statement-breakpoint
CREATE INDEX "meetings_chat" ON "meetings" USING btree ("chat_room_id") WHERE "meetings"."chat_room_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "meetings_number" ON "meetings" USING btree ("organization_id","provider_meeting_id");--> statement-breakpoint
CREATE INDEX "meetings_reminder" ON "meetings" USING btree ("start_time") WHERE "meetings"."reminded_at" IS NULL AND "meetings"."canceled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "meetings_beginning" ON "meetings" USING btree ("start_time") WHERE "meetings"."beginning_told_at" IS NULL AND "meetings"."canceled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "meetings_end" ON "meetings" USING btree ("end_time") WHERE "meetings"."end_told_at" IS NULL AND "meetings"."canceled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "notification_files_file" ON "notification_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "notification_receipts_member" ON "notification_receipts" USING btree ("organization_id","user_id","received_at","notification_id");--> statement-breakpoint
CREATE INDEX "notification_receipts_unread" ON "notification_receipts" USING btree ("organization_id","user_id","received_at") WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX "notification_receipts_read" ON "notification_receipts" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "notifications_organization" ON "notifications" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("publish_at") WHERE delivered_at IS NULL AND publish_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "contracts_organization" ON "contracts" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "floors_contract" ON "floors" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memberships_department" ON "memberships" USING btree ("organization_id","department");--> statement-breakpoint
CREATE INDEX "memberships_administrators" ON "memberships" USING btree ("organization_id","created_at","user_id") WHERE "memberships"."role" = 'ORGANIZATION_ADMIN';--> statement-breakpoint
CREATE INDEX "mail_outbox_pending" ON "mail_outbox" USING btree ("bulk","next_attempt_at") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_person" ON "erasures" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "personal_data_exports_pending" ON "personal_data_exports" USING btree ("organization_id","user_id","requested_by","administration") WHERE state IN ('QUEUED', 'RUNNING');--> statement-breakpoint
CREATE INDEX "personal_data_exports_requester" ON "personal_data_exports" USING btree ("requested_by","created_at");--> statement-breakpoint
CREATE INDEX "personal_data_exports_file" ON "personal_data_exports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "push_tokens_session" ON "push_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "member_reachability_end" ON "member_reachability" USING btree ("status_ends_at") WHERE "member_reachability"."status_ends_at" is not null;--> statement-breakpoint
CREATE INDEX "scim_group_members_user" ON "scim_group_members" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_groups_name" ON "scim_groups" USING btree ("organization_id",lower("display_name"));--> statement-breakpoint
CREATE INDEX "scim_tokens_organization" ON "scim_tokens" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "scim_users_external" ON "scim_users" USING btree ("organization_id","external_id");--> statement-breakpoint
CREATE INDEX "shared_document_files_file" ON "shared_document_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "shared_documents_organization" ON "shared_documents" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "shared_documents_leader" ON "shared_documents" USING btree ("leader_id");--> statement-breakpoint
CREATE INDEX "known_devices_token" ON "known_devices" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "one_time_links_email" ON "one_time_links" USING btree ("email","kind");--> statement-breakpoint
CREATE INDEX "one_time_links_invitation" ON "one_time_links" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_contract" ON "sessions" USING btree ("contract_id","last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_sso" ON "sessions" USING btree ("sso_organization_id","sso_subject") WHERE "sessions"."sso_organization_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sso_domains_verified" ON "sso_domains" USING btree ("domain") WHERE "sso_domains"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "sso_identities_user" ON "sso_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "survey_answer_choices_question" ON "survey_answer_choices" USING btree ("survey_id","question_id","choice_id");--> statement-breakpoint
CREATE INDEX "survey_answers_question_index" ON "survey_answers" USING btree ("survey_id","question_id");--> statement-breakpoint
CREATE INDEX "survey_answers_file" ON "survey_answers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "survey_drafts_user" ON "survey_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "survey_files_file" ON "survey_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "survey_responses_user" ON "survey_responses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "surveys_organization" ON "surveys" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "surveys_untold" ON "surveys" USING btree ("told_state") WHERE "surveys"."published_at" is not null and "surveys"."told_state" <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "token_buckets_at" ON "token_buckets" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tutorial_categories_order" ON "tutorial_categories" USING btree ("organization_id","position");--> statement-breakpoint
CREATE INDEX "tutorial_file_positions_user" ON "tutorial_file_positions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tutorial_progress_user" ON "tutorial_progress" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tutorials_category" ON "tutorials" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "tutorials_organization" ON "tutorials" USING btree ("organization_id","published_at");--> statement-breakpoint
CREATE INDEX "tutorials_cover" ON "tutorials" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "users_displayed_name_en" ON "users" USING btree (lower(coalesce("name_latin", "name_kanji")),"id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name_katakana","name_kanji","id");--> statement-breakpoint
CREATE INDEX "users_address" ON "users" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "voice_invitations_room" ON "voice_invitations" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "voice_invitations_inviter" ON "voice_invitations" USING btree ("inviter_id","created_at");--> statement-breakpoint
CREATE INDEX "voice_invitations_expiry" ON "voice_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "voice_invitees_user" ON "voice_invitees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_participants_room" ON "voice_participants" USING btree ("room_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voice_participants_screen" ON "voice_participants" USING btree ("room_id") WHERE "voice_participants"."screen";--> statement-breakpoint
CREATE UNIQUE INDEX "voice_participants_recording" ON "voice_participants" USING btree ("room_id") WHERE "voice_participants"."recording_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "voice_room_members_membership" ON "voice_room_members" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "voice_rooms_organization" ON "voice_rooms" USING btree ("organization_id","kind");--> statement-breakpoint
CREATE INDEX "voice_rooms_owner" ON "voice_rooms" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "voice_waiters_room" ON "voice_waiters" USING btree ("room_id","since");--> statement-breakpoint
-- Custom: two meetings cannot book the same room at overlapping times.
ALTER TABLE "meeting_room_bookings" ADD CONSTRAINT "meeting_room_bookings_overlap" EXCLUDE USING gist ("meeting_room_id" WITH =, "during" WITH &&);--> statement-breakpoint
-- Custom: the audit log is append-only, also during logical replication (ALWAYS).
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER "audit_entries_append_only";--> statement-breakpoint
-- Custom: the hash chain of the audit log.
CREATE FUNCTION "audit_content"("entry" "audit_entries") RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_build_array(
		entry.id, (extract(epoch FROM entry.at) * 1000000)::bigint, entry.organization_id, entry.channel,
		entry.actor_id, entry.actor_name, entry.actor_email, entry.actor_role, entry.address, entry.user_agent,
		entry.action, entry.operation, entry.outcome, entry.error, entry.target_kind, entry.target_id,
		entry.target_name, entry.request, entry.before, entry.after, entry.count, entry.group_id, entry.part_of
	)::text
$$;--> statement-breakpoint
CREATE FUNCTION "audit_hash"("previous" text, "entry" "audit_entries") RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT encode(sha256(convert_to(coalesce(previous, '') || audit_content(entry), 'UTF8')), 'hex')
$$;--> statement-breakpoint
-- Runs as the owner, because the role of the server cannot write links. The lock is held only while the
-- transaction commits, after its other statements, so that it cannot cause a deadlock with them.
CREATE FUNCTION "chain_audit_entry"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
	chain uuid := coalesce(NEW.organization_id, '00000000-0000-0000-0000-000000000000');
	last record;
BEGIN
	-- A restored backup contains the links of its entries.
	IF EXISTS (SELECT FROM audit_links WHERE entry_id = NEW.id) THEN
		RETURN NULL;
	END IF;
	PERFORM pg_advisory_xact_lock(4010034, hashtext(chain::text));
	SELECT position, hash INTO last FROM audit_links WHERE chain_id = chain ORDER BY position DESC LIMIT 1;
	IF NOT FOUND THEN
		SELECT position, hash INTO last FROM audit_anchors WHERE chain_id = chain;
	END IF;
	INSERT INTO audit_links (entry_id, chain_id, position, hash)
	VALUES (NEW.id, chain, coalesce(last.position, 0) + 1, audit_hash(last.hash, NEW));
	RETURN NULL;
END $$;--> statement-breakpoint
-- Otherwise the server role could use it as the trigger of a temporary table, whose casts would run as the owner.
REVOKE EXECUTE ON FUNCTION "chain_audit_entry"() FROM PUBLIC;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "audit_entries_chain" AFTER INSERT ON "audit_entries"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "chain_audit_entry"();--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER "audit_entries_chain";--> statement-breakpoint
CREATE TRIGGER "audit_links_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_links"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
ALTER TABLE "audit_links" ENABLE ALWAYS TRIGGER "audit_links_append_only";
