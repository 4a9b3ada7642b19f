ALTER TABLE "audit_entries" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "part_of" uuid;--> statement-breakpoint
CREATE INDEX "audit_entries_group" ON "audit_entries" USING btree ("group_id") WHERE "audit_entries"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_part" ON "audit_entries" USING btree ("part_of","id") WHERE "audit_entries"."part_of" is not null;