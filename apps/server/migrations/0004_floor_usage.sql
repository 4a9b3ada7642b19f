CREATE TABLE "floor_usage" (
	"floor_id" uuid NOT NULL,
	"week" date NOT NULL,
	"place" text NOT NULL,
	"occupied_minutes" integer NOT NULL,
	"person_minutes" integer NOT NULL,
	"people" bigint NOT NULL,
	CONSTRAINT "floor_usage_floor_id_week_place_pk" PRIMARY KEY("floor_id","week","place")
);
--> statement-breakpoint
ALTER TABLE "floor_usage" ADD CONSTRAINT "floor_usage_floor_id_floors_id_fk" FOREIGN KEY ("floor_id") REFERENCES "public"."floors"("id") ON DELETE cascade ON UPDATE no action;