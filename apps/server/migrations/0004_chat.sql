CREATE TABLE "chat_saved_messages" (
	"message_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "chat_saved_messages_user_id_message_id_pk" PRIMARY KEY("user_id","message_id")
);--> statement-breakpoint
ALTER TABLE "chat_messages" drop column "searched";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "file_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "chat_messages" SET "file_names" = "attached"."names" FROM (
	SELECT "message_id", string_agg("files"."file_name", chr(10) ORDER BY "position") AS "names"
	FROM "chat_attachments" JOIN "files" ON "files"."id" = "file_id" GROUP BY "message_id"
) AS "attached" WHERE "chat_messages"."id" = "attached"."message_id";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(normalize(CASE WHEN file_names = '' THEN content ELSE content || chr(10) || file_names END, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED;--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin (array_append(search_grams("searched"), "room_id"::text));--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "hidden_at_count" integer;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "deleted_by_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "pinned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "pinned_by" uuid;--> statement-breakpoint
ALTER TABLE "chat_saved_messages" ADD CONSTRAINT "chat_saved_messages_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_saved_messages" ADD CONSTRAINT "chat_saved_messages_member" FOREIGN KEY ("room_id","user_id") REFERENCES "public"."chat_members"("room_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_saved_messages_user" ON "chat_saved_messages" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE INDEX "chat_saved_messages_member" ON "chat_saved_messages" USING btree ("room_id","user_id");--> statement-breakpoint
CREATE INDEX "chat_saved_messages_message" ON "chat_saved_messages" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "chat_messages_pinned" ON "chat_messages" USING btree ("room_id","pinned_at") WHERE "chat_messages"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_room_created" ON "chat_messages" USING btree ("room_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_sender" ON "chat_messages" USING btree ("room_id","sender_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_files" ON "chat_messages" USING btree ("room_id","created_at") WHERE file_names <> '';--> statement-breakpoint
CREATE INDEX "chat_messages_links" ON "chat_messages" USING btree ("room_id","created_at") WHERE content ~* 'https?://';
