ALTER TABLE "notifications" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(normalize((title->>'ja') || E'
' || (title->>'en') || E'
' || (content->>'ja') || E'
' || (content->>'en'), NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED;--> statement-breakpoint
CREATE INDEX "bulletin_posts_search" ON "bulletin_posts" USING gin (search_grams("searched"));