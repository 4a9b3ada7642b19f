ALTER TABLE "chat_attachments" DROP CONSTRAINT "chat_attachments_file_id_unique";--> statement-breakpoint
ALTER TABLE "chat_messages" drop column "searched";--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD COLUMN "forwarded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "forwarded_text" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "forwarded_sender_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "forwarded_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(normalize(content || CASE WHEN file_names = '' THEN '' ELSE chr(10) || file_names END || coalesce(chr(10) || forwarded_text, ''), NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED;--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin (array_append(search_grams("searched"), "room_id"::text));--> statement-breakpoint
CREATE INDEX "chat_attachments_file" ON "chat_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_attachments_original" ON "chat_attachments" USING btree ("file_id") WHERE not "chat_attachments"."forwarded";--> statement-breakpoint
CREATE INDEX "chat_messages_forwarded" ON "chat_messages" USING btree ("room_id","seq") WHERE "chat_messages"."forwarded_id" is not null;