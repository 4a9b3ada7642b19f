-- The letters of a text and each two that stand together. Indexes of searches are made of them, so what it answers must
-- never change: another answer wants another name.
CREATE FUNCTION "search_grams"("searched" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
	SELECT coalesce(array_agg(letter) || array_agg(letter || coalesce(next, '')), '{}')
	FROM unnest(string_to_array(searched, NULL), (string_to_array(searched, NULL))[2:]) AS pairs (letter, next)
	WHERE ascii(letter) > 32
$$;--> statement-breakpoint
DROP INDEX "chat_messages_search";--> statement-breakpoint
ALTER TABLE "chat_messages" drop column "search_text";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(normalize(content, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "title_search" text GENERATED ALWAYS AS (translate(lower(normalize(title, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "details_search" text GENERATED ALWAYS AS (translate(lower(normalize(title || E'
' || coalesce(description, ''), NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED;--> statement-breakpoint
CREATE INDEX "meetings_search" ON "meetings" USING gin (search_grams("title_search"));--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin (array_append(search_grams("search_text"), "room_id"::text));--> statement-breakpoint
ALTER TABLE "chat_messages" DROP COLUMN "search_grams";