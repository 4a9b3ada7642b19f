ALTER TABLE "organizations" ADD COLUMN "demo_colleagues" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "simulated" boolean DEFAULT false NOT NULL;