ALTER TABLE "users" ADD COLUMN "name_latin" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_latin_rule" integer DEFAULT 0;--> statement-breakpoint
ALTER TABLE "users" drop column "searched";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(normalize(name_kanji || E'
' || name_katakana || E'
' || coalesce(name_latin, '') || E'
' || coalesce(nickname, '') || E'
' || email, NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ 　	', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED;