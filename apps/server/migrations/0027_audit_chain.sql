CREATE TABLE "audit_anchors" (
	"chain_id" uuid PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_links" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"chain_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_links_position" ON "audit_links" USING btree ("chain_id","position");--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("target_id","id");
--> statement-breakpoint
-- Custom: the hash chain of the audit log.
CREATE FUNCTION "audit_content"("entry" "audit_entries") RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_build_array(
		entry.id, (extract(epoch FROM entry.at) * 1000000)::bigint, entry.organization_id, entry.channel,
		entry.actor_id, entry.actor_name, entry.actor_email, entry.actor_role, entry.address, entry.user_agent,
		entry.action, entry.operation, entry.outcome, entry.error, entry.target_kind, entry.target_id,
		entry.target_name, entry.request, entry.before, entry.after, entry.count, entry.group_id, entry.part_of
	)::text
$$;--> statement-breakpoint
CREATE FUNCTION "audit_hash"("previous" text, "entry" "audit_entries") RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT encode(sha256(convert_to(coalesce(previous, '') || audit_content(entry), 'UTF8')), 'hex')
$$;--> statement-breakpoint
-- Runs as the owner, because the role of the server cannot write links. The lock is held only while the
-- transaction commits, after its other statements, so that it cannot cause a deadlock with them.
CREATE FUNCTION "chain_audit_entry"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
	chain uuid := coalesce(NEW.organization_id, '00000000-0000-0000-0000-000000000000');
	last record;
BEGIN
	-- A restored backup contains the links of its entries.
	IF EXISTS (SELECT FROM audit_links WHERE entry_id = NEW.id) THEN
		RETURN NULL;
	END IF;
	PERFORM pg_advisory_xact_lock(4010034, hashtext(chain::text));
	SELECT position, hash INTO last FROM audit_links WHERE chain_id = chain ORDER BY position DESC LIMIT 1;
	IF NOT FOUND THEN
		SELECT position, hash INTO last FROM audit_anchors WHERE chain_id = chain;
	END IF;
	INSERT INTO audit_links (entry_id, chain_id, position, hash)
	VALUES (NEW.id, chain, coalesce(last.position, 0) + 1, audit_hash(last.hash, NEW));
	RETURN NULL;
END $$;--> statement-breakpoint
-- Otherwise the server role could use it as the trigger of a temporary table, whose casts would run as the owner.
REVOKE EXECUTE ON FUNCTION "chain_audit_entry"() FROM PUBLIC;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "audit_entries_chain" AFTER INSERT ON "audit_entries"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "chain_audit_entry"();--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER "audit_entries_chain";--> statement-breakpoint
CREATE TRIGGER "audit_links_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_links"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
ALTER TABLE "audit_links" ENABLE ALWAYS TRIGGER "audit_links_append_only";--> statement-breakpoint
DO $$
DECLARE
	entry audit_entries;
	chain uuid;
	current_chain uuid;
	current_position bigint;
	current_hash text;
BEGIN
	FOR entry IN SELECT * FROM audit_entries ORDER BY organization_id, id LOOP
		chain := coalesce(entry.organization_id, '00000000-0000-0000-0000-000000000000');
		IF chain IS DISTINCT FROM current_chain THEN
			current_chain := chain;
			current_position := 0;
			current_hash := NULL;
		END IF;
		current_position := current_position + 1;
		current_hash := audit_hash(current_hash, entry);
		INSERT INTO audit_links VALUES (entry.id, chain, current_position, current_hash);
	END LOOP;
END $$;
