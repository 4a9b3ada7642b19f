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
ALTER TABLE "chat_system_lines" ADD CONSTRAINT "chat_system_lines_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_system_lines_room" ON "chat_system_lines" USING btree ("room_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_system_lines_created" ON "chat_system_lines" USING btree ("created_at");--> statement-breakpoint
-- Members who joined before the table existed, without the creator of a room.
INSERT INTO "chat_system_lines" ("room_id", "seq", "kind", "actor_id", "user_ids", "created_at")
SELECT "member"."room_id",
	coalesce((SELECT max("seq") FROM "chat_messages" WHERE "chat_messages"."room_id" = "member"."room_id" AND "chat_messages"."created_at" <= "member"."joined_at"), 0),
	'JOINED', "member"."added_by", array_agg("member"."user_id"), "member"."joined_at"
FROM "chat_members" AS "member"
JOIN "chat_rooms" ON "chat_rooms"."id" = "member"."room_id"
WHERE "chat_rooms"."type" = 'CHANNEL' AND ("member"."added_by" IS NOT NULL OR "member"."joined_at" > "chat_rooms"."created_at")
GROUP BY "member"."room_id", "member"."added_by", "member"."joined_at", CASE WHEN "member"."added_by" IS NULL THEN "member"."user_id" END;
