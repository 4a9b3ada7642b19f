-- What somebody has not been told of yet is a notification like any other; younger ones have theirs already.
WITH "waiting" AS (
  SELECT "n".* FROM "seat_notices" "n"
  JOIN "memberships" "m" ON "m"."organization_id" = "n"."organization_id" AND "m"."user_id" = "n"."user_id"
  WHERE NOT EXISTS (
    SELECT 1 FROM "notifications" "x"
    JOIN "notification_receipts" "r" ON "r"."notification_id" = "x"."id" AND "r"."user_id" = "n"."user_id"
    WHERE "x"."subject_kind" = 'SEAT' AND "x"."subject_id" = "n"."floor_id" || '/' || "n"."seat_id"
  )
), "made" AS (
  INSERT INTO "notifications" ("id", "organization_id", "kind", "title", "content", "path", "subject_kind", "subject_id", "publish_at", "published_at", "delivered_at", "created_at")
  SELECT "id", "organization_id", 'ORGANIZATION',
    CASE "change"
      WHEN 'REMOVED' THEN '{"ja": "席がなくなりました", "en": "Your seat is gone"}'::jsonb
      WHEN 'FREED' THEN '{"ja": "席が空席になりました", "en": "Your seat was freed"}'::jsonb
      ELSE '{"ja": "席が決まりました", "en": "You have a seat"}'::jsonb
    END,
    jsonb_build_object(
      'ja', coalesce("floor_names" ->> 'ja', "floor_name") || ' ' || "label",
      'en', coalesce("floor_names" ->> 'en', "floor_name") || ' ' || "label"
    ),
    '/map', 'SEAT', "floor_id" || '/' || "seat_id", "created_at", "created_at", "created_at", "created_at"
  FROM "waiting"
)
INSERT INTO "notification_receipts" ("notification_id", "organization_id", "user_id", "received_at")
SELECT "id", "organization_id", "user_id", "created_at" FROM "waiting";--> statement-breakpoint
DROP TABLE "seat_notices" CASCADE;
