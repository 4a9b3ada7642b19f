CREATE UNLOGGED TABLE "token_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "files_owner";--> statement-breakpoint
CREATE INDEX "token_buckets_at" ON "token_buckets" USING btree ("at");--> statement-breakpoint
CREATE INDEX "files_organization" ON "files" USING btree ("organization_id","size");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","size");