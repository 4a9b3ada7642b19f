ALTER TABLE "chat_messages" drop column "searched";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "file_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "chat_messages" SET "file_names" = "attached"."names" FROM (
	SELECT "message_id", string_agg("files"."file_name", chr(10) ORDER BY "position") AS "names"
	FROM "chat_attachments" JOIN "files" ON "files"."id" = "file_id" GROUP BY "message_id"
) AS "attached" WHERE "chat_messages"."id" = "attached"."message_id";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(normalize(CASE WHEN file_names = '' THEN content ELSE content || chr(10) || file_names END, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED;--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin (array_append(search_grams("searched"), "room_id"::text));--> statement-breakpoint
CREATE INDEX "chat_messages_room_created" ON "chat_messages" USING btree ("room_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_sender" ON "chat_messages" USING btree ("room_id","sender_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_files" ON "chat_messages" USING btree ("room_id","created_at") WHERE file_names <> '';--> statement-breakpoint
CREATE INDEX "chat_messages_links" ON "chat_messages" USING btree ("room_id","created_at") WHERE content ~* 'https?://';