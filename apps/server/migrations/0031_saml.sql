ALTER TABLE "sso_connections" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ALTER COLUMN "client_secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ALTER COLUMN "code_verifier" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "protocol" text DEFAULT 'OIDC' NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "sign_on_url" text;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "certificates" text[];--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD COLUMN "claims" jsonb;