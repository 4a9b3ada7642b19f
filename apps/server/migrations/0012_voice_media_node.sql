ALTER TABLE "voice_rooms" ADD COLUMN "media_node" text;
