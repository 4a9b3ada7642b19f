CREATE TABLE "chat_sections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"collapsed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "starred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "section_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_sections" ADD CONSTRAINT "chat_sections_member" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_sections_user" ON "chat_sections" USING btree ("organization_id","user_id");--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_section_id_chat_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."chat_sections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_members_section" ON "chat_members" USING btree ("section_id") WHERE "chat_members"."section_id" is not null;