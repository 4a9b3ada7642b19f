ALTER TABLE "invitations" ADD COLUMN "name_latin" text;--> statement-breakpoint
ALTER TABLE "invitations" drop column "searched";--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "searched" text GENERATED ALWAYS AS (translate(lower(normalize(email || E'
' || coalesce(name, '') || E'
' || coalesce(name_latin, '') || E'
' || coalesce(department, ''), NFKC)), 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ 　	', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ')) STORED;