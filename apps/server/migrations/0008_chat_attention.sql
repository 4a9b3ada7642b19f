CREATE TABLE "chat_mentions" (
	"message_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"thread_root_id" uuid,
	"ordinal" integer NOT NULL,
	CONSTRAINT "chat_mentions_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
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
ALTER TABLE "chat_members" ADD COLUMN "added_by" uuid;--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "opened" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "mentioned_group" text;--> statement-breakpoint
ALTER TABLE "chat_mentions" ADD CONSTRAINT "chat_mentions_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mentions" ADD CONSTRAINT "chat_mentions_member" FOREIGN KEY ("room_id","user_id") REFERENCES "public"."chat_members"("room_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_thread_followers" ADD CONSTRAINT "chat_thread_followers_root_id_chat_messages_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_thread_followers" ADD CONSTRAINT "chat_thread_followers_member" FOREIGN KEY ("room_id","user_id") REFERENCES "public"."chat_members"("room_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_mentions_user" ON "chat_mentions" USING btree ("user_id","room_id");--> statement-breakpoint
CREATE INDEX "chat_thread_followers_user" ON "chat_thread_followers" USING btree ("user_id","room_id");--> statement-breakpoint
CREATE INDEX "chat_thread_followers_unread" ON "chat_thread_followers" USING btree ("user_id","room_id") WHERE "chat_thread_followers"."following" and "chat_thread_followers"."replies" > "chat_thread_followers"."read_replies";--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
INSERT INTO "chat_thread_followers" ("room_id", "root_id", "user_id", "replies", "read_replies")
SELECT root.room_id, root.id, member.user_id, root.reply_count, root.reply_count
FROM "chat_messages" AS root
JOIN "chat_rooms" AS room ON room.id = root.room_id
JOIN "chat_members" AS member ON member.room_id = root.room_id
WHERE root.reply_count > 0 AND (
	room.type = 'DIRECT' OR member.user_id = root.sender_id OR member.user_id = ANY(root.reply_user_ids)
);
--> statement-breakpoint
UPDATE "chat_members" AS member SET "opened" = false FROM "chat_rooms" AS room
WHERE room.id = member.room_id AND room.type = 'DIRECT' AND room.message_count = 0
	AND member.user_id IS DISTINCT FROM room.created_by;
