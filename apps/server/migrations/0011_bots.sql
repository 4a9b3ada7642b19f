ALTER TABLE "users" ADD COLUMN "bot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_bots" ON "users" USING btree ("id") WHERE "users"."bot";